import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// When the reminders of a worn set come.
@Suite struct SiteReminderTests {
    /// 7 March 2026, 03:10 in Berlin.
    private let start = Date(timeIntervalSince1970: 1_772_849_400)
    private let hour: TimeInterval = 3600
    private var due: Date { start + 72 * hour }

    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }()

    private func reminders(
        _ settings: ReminderSettings,
        of entry: SiteEntry? = nil,
        targetHours: Double = 72
    ) -> [SiteReminder] {
        SiteReminder.reminders(
            of: entry ?? .fixture(1, from: start),
            settings: SiteSettings(targetHours: targetHours, reminders: settings),
            calendar: calendar
        )
    }

    private func settings(
        lead: Int = 0,
        every: Int = 360,
        times: Int = 0,
        quiet: (Int, Int)? = nil,
        margin: Int = 30
    ) -> ReminderSettings {
        ReminderSettings(
            isOn: true,
            leadMinutes: lead,
            repeatMinutes: every,
            repeatCount: times,
            quietHours: quiet.flatMap { QuietHours(from: $0 * 60, to: $1 * 60) },
            marginMinutes: margin
        )
    }

    private func texts(_ reminders: [SiteReminder]) -> [String] {
        let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
        return reminders.map { reminder in
            let time = reminder.at.formatted(
                style.month().day().time(includingFractionalSeconds: false)
            )
            let reason = reminder.reason.map { " \($0.rawValue)" } ?? ""
            return "\(reminder.kind.rawValue) \(reminder.number) \(time)\(reason)"
        }
    }

    @Test func `without settings of one's own, six reminders come around the target (RM-1)`() {
        #expect(reminders(ReminderSettings()) == [])

        let list = reminders(ReminderSettings(isOn: true))
        #expect(
            list.map(\.id.description) == [
                "\(UUID.fixture(1).uuidString)/before/1", "\(UUID.fixture(1).uuidString)/at/1",
                "\(UUID.fixture(1).uuidString)/after/1", "\(UUID.fixture(1).uuidString)/after/2",
                "\(UUID.fixture(1).uuidString)/after/3", "\(UUID.fixture(1).uuidString)/after/4",
            ]
        )
        #expect(list.map { $0.at.timeIntervalSince(due) / hour } == [-4, 0, 6, 12, 18, 24])
        #expect(list.allSatisfy { $0.due == due && $0.reason == nil })
        #expect(list.map { $0.isPast(at: due) } == [true, true, false, false, false, false])
        #expect(SiteReminder.ID(list[2].id.description) == list[2].id)
        #expect(SiteReminder.ID("x/at/1") == nil)
    }

    @Test(arguments: [(nil as Int?, 72.0), (2880, 48), (4320, 72), (600, 10)])
    func `the entry's own target counts before that of the settings (RM-1, WP-2)`(
        own: Int?,
        hours: Double
    ) {
        let entry = SiteEntry(
            id: .fixture(1),
            locationID: nil,
            startTime: start,
            targetMinutes: own
        )
        #expect(reminders(settings(), of: entry).map(\.at) == [start + hours * hour])
    }

    @Test func `a reminder before the set was placed does not come (RM-1)`() {
        #expect(reminders(settings(lead: 720), targetHours: 12).map(\.kind) == [.at])
        #expect(reminders(settings(lead: 719), targetHours: 12).map(\.kind) == [.before, .at])
    }

    @Test func `quiet hours move a reminder before them, or after them (RM-2)`() {
        // Due at 03:10, and 09:10, 15:10, 21:10, 03:10 after that.
        #expect(
            texts(reminders(settings(lead: 240, times: 4, quiet: (22, 7)))) == [
                "at 1 03-09T21:30:00 earlyForQuietHours", "after 1 03-10T09:10:00",
                "after 2 03-10T15:10:00", "after 3 03-10T21:10:00",
                "after 4 03-11T07:00:00 afterQuietHours",
            ]
        )
        // A margin of two hours, and none: the first moment is quiet itself.
        #expect(texts(reminders(settings(quiet: (22, 7), margin: 120)))[0].contains("T20:00"))
        #expect(texts(reminders(settings(quiet: (22, 7), margin: 0)))[0].contains("T21:59"))
        // The end of quiet hours is not quiet.
        #expect(texts(reminders(settings(quiet: (0, 3)))) == ["at 1 03-10T03:10:00"])
    }

    @Test func `no reminder comes in the first half of the wearing (RM-2)`() {
        // Quiet from 10:00 to 4:00, so 9:30 is the last time before: half of 12 hours is 9:10.
        #expect(
            texts(reminders(settings(quiet: (10, 4)), targetHours: 12))
                == ["at 1 03-07T09:30:00 earlyForQuietHours"]
        )
        #expect(
            texts(reminders(settings(quiet: (10, 4), margin: 60), targetHours: 12))
                == ["at 1 03-08T04:00:00 afterQuietHours"]
        )
    }

    @Test func `a quiet time that the clocks skip begins where they go on (RM-2)`() throws {
        let day = try #require(SiteDay("2026-03-29"))
        let (zone, jump) = (calendar.timeZone, Date(timeIntervalSince1970: 1_774_746_000))
        #expect(LocalClock.first(day, 2 * 3600, in: zone) == jump)
        #expect(LocalClock.first(day, 9000, in: zone) == jump)
        #expect(LocalClock.first(day, 3 * 3600, in: zone) == jump)
        let autumn = try #require(SiteDay("2026-10-25"))
        #expect(
            LocalClock.first(autumn, 9000, in: zone) == Date(timeIntervalSince1970: 1_792_888_200)
        )
        let quiet = try #require(QuietHours(from: 135, to: 165))
        #expect(quiet.span(around: jump, in: zone) == nil)
    }

    @Test func `a snooze moves every reminder before its end, and quiet hours that one (RM-3)`() {
        func texts(until hours: Double, _ quiet: (Int, Int)?) -> [String] {
            let entry = SiteEntry(
                id: .fixture(1),
                locationID: nil,
                startTime: start,
                snoozedUntil: due + hours * hour
            )
            return self.texts(reminders(settings(lead: 240, times: 2, quiet: quiet), of: entry))
        }
        #expect(
            texts(until: 1, nil) == [
                "at 1 03-10T04:10:00 snoozed", "after 1 03-10T09:10:00", "after 2 03-10T15:10:00",
            ]
        )
        #expect(
            texts(until: 1, (22, 7)) == [
                "at 1 03-10T07:00:00 snoozed", "after 1 03-10T09:10:00", "after 2 03-10T15:10:00",
            ]
        )
        #expect(texts(until: 12, nil) == ["after 2 03-10T15:10:00"])
        #expect(texts(until: -80, nil).count == 4)
    }

    @Test func `of reminders less than ten minutes apart the later kind is kept (RM-4)`() {
        #expect(reminders(settings(lead: 9)).map(\.kind) == [.at])
        #expect(reminders(settings(lead: 9)).map(\.at) == [due])
        #expect(reminders(settings(lead: 10)).map(\.kind) == [.before, .at])
        // Four at the end of one night: the last of them.
        #expect(
            texts(reminders(settings(every: 60, times: 6, quiet: (2, 8), margin: 120))) == [
                "at 1 03-10T00:00:00 earlyForQuietHours",
                "after 4 03-10T08:00:00 afterQuietHours", "after 5 03-10T08:10:00",
                "after 6 03-10T09:10:00",
            ]
        )
    }
}
