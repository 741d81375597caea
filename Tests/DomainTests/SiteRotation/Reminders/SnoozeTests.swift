import Foundation
@testable import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Reminders that are put off, and the reminders that were told.
@Suite struct SnoozeTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id
    let back = SiteLocation.defaults[4].id
    var device = TestDevice(replica: 1)
    var other = TestDevice(replica: 2)

    private func snooze(_ number: UInt16, _ entry: UInt16, minutes: Int) -> SiteOperation {
        .snooze(SiteSnooze(id: .fixture(number), entryID: .fixture(entry), minutes: minutes))
    }

    @Test mutating func `a snooze reaches other devices, and undo takes it back (RM-3)`() throws {
        try device.log(1, at: front, now: now)
        try device.perform(snooze(2, 1, minutes: 60), now: now + 10)
        #expect(device.records.activeEntry?.snoozedUntil == now + 3610)
        #expect(device.state.actions.map(\.kind) == [.snooze, .log])

        other.receive(from: device)
        #expect(other.records == device.records)
        device.compact()
        #expect(device.records == other.records)

        try device.perform(snooze(3, 1, minutes: 720), now: now + 20)
        try device.perform(.undo(SiteUndo(id: .fixture(4))), now: now + 30)
        #expect(device.records.activeEntry?.snoozedUntil == now + 3610)
        #expect(try device.perform(snooze(2, 1, minutes: 60), now: now + 99).isRepeat)
    }

    @Test mutating func `only the worn set can be snoozed, for 15 minutes to 12 hours (RM-3)`()
        throws
    {
        try device.log(1, at: front, now: now)
        try device.log(2, at: back, now: now + 7200)
        for minutes in [14, 721, 0, -5] {
            #expect(throws: SiteRotationError.snoozeOutOfRange(minutes: minutes)) {
                try device.perform(snooze(3, 2, minutes: minutes), now: now + 7200)
            }
        }
        #expect(throws: SiteRotationError.previousOvertaken) {
            try device.perform(snooze(3, 1, minutes: 15), now: now + 7200)
        }
        #expect(throws: SiteRotationError.unknownEntry(.fixture(9))) {
            try device.perform(snooze(3, 9, minutes: 15), now: now + 7200)
        }
        let end = SiteEntryEdit(id: .fixture(8), entryID: .fixture(2), end: .set(now + 7200))
        try device.perform(.editEntry(end), now: now + 7200)
        #expect(throws: SiteRotationError.noActiveSite) {
            try device.perform(snooze(3, 2, minutes: 15), now: now + 7200)
        }
        #expect(device.state.actions.count == 3)
    }

    @Test mutating func `events count from the first write, and cancelled ones close (RM-7)`()
        throws
    {
        let settings = SiteSettings(reminders: ReminderSettings(isOn: true))
        func events(_ device: TestDevice) -> [SiteReminderEvent] {
            SiteReminderEvent.events(
                in: device.records,
                settings: settings,
                times: device.state.writeTimes(of: device.records.entriesOfReminders),
                calendar: Calendar(identifier: .gregorian)
            )
        }
        try device.log(1, at: front, now: now)
        #expect(events(device).map(\.stamp) == Array(repeating: now, count: 6))
        #expect(events(device).map(\.sequence) == Array(repeating: 0, count: 6))

        try device.perform(snooze(2, 1, minutes: 60), now: now + 100)
        #expect(Set(events(device).map(\.sequence)) == [100])

        // Placed on the way: two of the six reminders were before the change.
        let change = now + 73 * 3600
        try device.log(3, at: back, time: change, now: change + 500)
        let list = events(device)
        #expect(
            list.map(\.isCancelled) == Array(repeating: false, count: 6) + [true, true, true, true]
        )
        #expect(Set(list.prefix(6).map(\.sequence)) == [0])
        #expect(Set(list.suffix(4).map(\.stamp)) == [change + 500])
        #expect(Set(list.suffix(4).map(\.sequence)) == [73 * 3600 + 500])
        #expect(list.suffix(4).map(\.reminder.entryID) == Array(repeating: .fixture(1), count: 4))

        other.receive(from: device)
        #expect(events(other) == list)
    }

    @Test mutating func `a set closed elsewhere is cancelled above what was read (RM-7)`() throws {
        func events(settings time: Date?) -> [SiteReminderEvent] {
            let times = device.state.writeTimes(of: device.records.entriesOfReminders)
            return SiteReminderEvent.events(
                in: device.records,
                settings: SiteSettings(reminders: ReminderSettings(isOn: true)),
                times: SiteWriteTimes(entries: times.entries, settings: time),
                calendar: Calendar(identifier: .gregorian)
            )
        }
        try device.log(1, at: front, now: now)
        other.receive(from: device)
        try other.log(2, at: back, now: now + 7200)
        // The settings changed here before the other device's change arrived.
        let read = events(settings: now + 9000)
        #expect(Set(read.map(\.sequence)) == [9000])

        device.receive(from: other)
        let cancelled = events(settings: now + 9000).filter(\.isCancelled)
        #expect(Set(cancelled.map(\.sequence)) == [9001])
        #expect(Set(cancelled.map(\.stamp)) == [now + 9001])
        #expect(Set(events(settings: nil).filter(\.isCancelled).map(\.sequence)) == [7200])

        // By a clock that is behind that of the settings, the change is undone.
        try other.perform(.undo(SiteUndo(id: .fixture(9))), now: now + 7300)
        device.receive(from: other)
        let again = events(settings: now + 9000)
        #expect(again.allSatisfy { !$0.isCancelled })
        #expect(Set(again.map(\.sequence)) == [9002])
    }

    @Test func `each reminder is told once, and again when it was put off (RM-5)`() {
        func reminders(snoozed: Date? = nil, entry: UInt16 = 1) -> [SiteReminder] {
            SiteReminder.reminders(
                of: SiteEntry(
                    id: .fixture(entry),
                    locationID: nil,
                    startTime: now - 72 * 3600,
                    snoozedUntil: snoozed
                ),
                settings: SiteSettings(reminders: ReminderSettings(isOn: true)),
                calendar: Calendar(identifier: .gregorian)
            )
        }
        var memory = SiteReminderMemory()
        func collect(_ reminders: [SiteReminder], at now: Date) -> [SiteReminder] {
            let due = memory.due(reminders, at: now)
            memory.record(due, of: reminders, at: now)
            return due
        }
        #expect(collect(reminders(), at: now - 1).map(\.kind) == [.before])
        #expect(collect(reminders(), at: now - 1) == [])
        #expect(collect(reminders(), at: now).map(\.kind) == [.at])
        #expect(collect(reminders(), at: now + 60) == [])
        #expect(collect(reminders(snoozed: now + 3600), at: now + 61) == [])
        #expect(collect(reminders(snoozed: now + 3600), at: now + 3600).map(\.kind) == [.at])
        // A change that was logged late is another set, of which nothing was told.
        #expect(collect(reminders(entry: 2), at: now + 3601).map(\.kind) == [.before, .at])
        // The clock was set back: nothing is told twice, and nothing is lost.
        #expect(collect(reminders(entry: 2), at: now - 100) == [])
        #expect(collect(reminders(entry: 2), at: now + 6 * 3600).map(\.number) == [1])
        // A reminder that is gone is forgotten in the end.
        #expect(collect([], at: now + 6 * 3600) == [])
        #expect(collect([], at: now + 31 * 86_400) == [])
        #expect(memory.told == [:])
    }
}
