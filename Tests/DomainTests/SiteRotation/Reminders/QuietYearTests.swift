import Foundation
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// A reminder for every quarter of an hour of a year, and none in quiet hours.
///
/// By itself it asks around the changes of the clocks and at random moments;
/// `MOMENTUM_SOAK=1` asks every quarter.
@Suite struct QuietYearTests {
    private static let zones = [
        "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata",
    ]
    /// 1 January 2026, 00:00 UTC.
    private let year = Date(timeIntervalSince1970: 1_767_225_600)
    private let quarters = 0..<(365 * 96)

    /// The minutes since local midnight that a clock on the wall shows, by another way than the
    /// rule under test.
    private func shown(_ date: Date, _ zone: TimeZone) -> Int {
        let seconds = Int(date.timeIntervalSince1970) + zone.secondsFromGMT(for: date)
        return (seconds % 86_400 + 86_400) % 86_400 / 60
    }

    private func moments(_ zone: TimeZone) -> [Int] {
        if ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1" { return Array(quarters) }
        let changes = quarters.filter { quarter in
            let date = year + Double(quarter) * 900
            return zone.secondsFromGMT(for: date) != zone.secondsFromGMT(for: date - 900)
        }
        var generator = SeededGenerator(seed: 7)
        let some = (0..<150).compactMap { _ in quarters.randomElement(using: &generator) }
        return some + changes.flatMap { Array($0 - 60...$0 + 60) }
    }

    @Test(arguments: zones)
    func `no reminder comes in quiet hours, on any day of a year (RM-2, RM-3)`(
        name: String
    ) throws {
        let zone = try #require(TimeZone(identifier: name))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        // Over midnight, from within the hour of autumn, in the day, and the longest.
        let all = [(1320, 420), (90, 555), (720, 765), (780, 420)].compactMap {
            QuietHours(from: $0.0, to: $0.1)
        }
        var asked = 0
        for (number, quarter) in moments(zone).enumerated() {
            let quiet = all[number % all.count]
            let due = year + Double(quarter) * 900
            let settings = SiteSettings(
                targetHours: 24,
                reminders: ReminderSettings(
                    isOn: true,
                    leadMinutes: 240,
                    repeatMinutes: 165,
                    repeatCount: 2,
                    quietHours: quiet,
                    marginMinutes: number % 3 * 60
                )
            )
            let entry = SiteEntry(
                id: .fixture(1),
                locationID: nil,
                startTime: due - 86_400,
                snoozedUntil: number % 5 == 0 ? due + 900 : nil
            )
            let list = SiteReminder.reminders(of: entry, settings: settings, calendar: calendar)
            #expect(!list.isEmpty)
            for reminder in list {
                asked += 1
                let minute = shown(reminder.at, zone)
                let isQuiet =
                    quiet.from < quiet.to
                    ? (quiet.from..<quiet.to).contains(minute)
                    : minute >= quiet.from || minute < quiet.to
                #expect(!isQuiet, "\(reminder.id) at \(reminder.at) in \(name), quarter \(quarter)")
            }
            #expect(
                zip(list, list.dropFirst()).allSatisfy { $1.at.timeIntervalSince($0.at) >= 600 }
            )
        }
        #expect(asked > 300)
    }
}
