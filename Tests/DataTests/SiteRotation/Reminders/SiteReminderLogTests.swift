import Foundation
import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// The told reminders, in a file and in memory.
@Suite struct SiteReminderLogTests {
    private let folder = TemporaryFolder()
    private let start = Date(timeIntervalSince1970: 1_750_000_000)
    private var file: URL { folder.url.appending(component: "reminders.json") }

    private var reminders: [SiteReminder] {
        SiteReminder.reminders(
            of: SiteEntry(id: .fixture(1), locationID: nil, startTime: start),
            settings: SiteSettings(reminders: ReminderSettings(isOn: true)),
            calendar: Calendar(identifier: .gregorian)
        )
    }

    @Test(arguments: [false, true])
    func `what came due since the last call is told once (RM-5)`(inMemory: Bool) async throws {
        let memory = InMemorySiteReminderLog()
        // Another run of the program each time.
        func collect(_ hours: Double) async throws -> [SiteReminder.Kind] {
            let log: any SiteReminderLog = inMemory ? memory : FileSiteReminderLog(file: file)
            return try await log.collecting(reminders, at: start + hours * 3600).map(\.kind)
        }
        #expect(try await collect(67) == [])
        #expect(try await collect(72) == [.before, .at])
        #expect(try await collect(72) == [])
        #expect(try await collect(90) == [.after, .after, .after])
    }

    @Test func `what was told stays told while reminders are off, or another set is worn (RM-5)`()
        async throws
    {
        func collect(_ reminders: [SiteReminder]) async throws -> [SiteReminder.Kind] {
            let log = FileSiteReminderLog(file: file)
            return try await log.collecting(reminders, at: start + 72 * 3600).map(\.kind)
        }

        #expect(try await collect(reminders) == [.before, .at])
        #expect(try await collect([]) == [])
        #expect(try await collect(reminders) == [])
    }

    @Test func `what a clock that was ahead has told is told when it is due (RM-5)`() async throws {
        func collect(_ hours: Double) async throws -> [SiteReminder.Kind] {
            let log = FileSiteReminderLog(file: file)
            return try await log.collecting(reminders, at: start + hours * 3600).map(\.kind)
        }

        #expect(try await collect(240).count == reminders.count)
        #expect(try await collect(60) == [])
        #expect(try await collect(68) == [.before])
        #expect(try await collect(72) == [.at])
        #expect(try await collect(72) == [])
    }

    @Test func `a log in memory begins with what was told before (EM-15)`() async throws {
        var told = SiteReminderMemory()
        told.record(reminders.filter { $0.kind != .after }, of: reminders, at: start + 72 * 3600)
        let log = InMemorySiteReminderLog(memory: told)

        #expect(try await log.collecting(reminders, at: start + 72 * 3600) == [])
        #expect(try await log.collecting(reminders, at: start + 90 * 3600).count == 3)
    }

    @Test(arguments: [false, true])
    func `what was not recorded is due once more (RM-5)`(inMemory: Bool) async throws {
        let log: any SiteReminderLog =
            inMemory ? InMemorySiteReminderLog() : FileSiteReminderLog(file: file)
        let now = start + 72 * 3600

        let due = try await log.due(reminders, at: now)

        #expect(try await log.due(reminders, at: now) == due)
        try await log.record([due[0]], of: reminders, at: now)
        #expect(try await log.due(reminders, at: now) == Array(due.dropFirst()))
    }

    @Test func `a damaged log is an error, and stays as it is (RM-5)`() async throws {
        for text in ["{", #"{"version": 2, "told": {}}"#] {
            try Data(text.utf8).write(to: file)
            await #expect(throws: RepositoryError.self) {
                try await FileSiteReminderLog(file: file).due(reminders, at: start)
            }
            #expect(try Data(contentsOf: file) == Data(text.utf8))
        }
    }

    @Test func `without notifications, a program is asked instead (RM-5)`() async throws {
        try await PolledReminderScheduler().schedule([])
        #expect(DeviceReminderScheduler.current is PolledReminderScheduler)
    }
}

extension SiteReminderLog {
    /// Selects the due reminders, and records them as delivered.
    fileprivate func collecting(
        _ reminders: [SiteReminder],
        at now: Date
    ) async throws -> [SiteReminder] {
        let due = try await due(reminders, at: now)
        try await record(due, of: reminders, at: now)
        return due
    }
}
