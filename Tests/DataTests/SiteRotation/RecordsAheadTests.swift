import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport
import Testing

/// Views are those of the clock, and come by themselves when it reaches an entry (TR-1).
@Suite struct RecordsAheadTests {
    /// A kind of repository, with the name that test reports show.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The number of tasks that sleep once a listener exists: the alarm, and a check of the
        /// files.
        let sleepers: Int
        let make: @Sendable (any WallClock, any Clock<Duration>) -> any SiteRotationRepository
    }

    static let adapters = [
        Adapter(testDescription: "memory", sleepers: 1) {
            InMemorySiteRotationRepository(dates: $0, clock: $1)
        },
        Adapter(testDescription: "files", sleepers: 2) {
            FileSiteRotationRepository(
                folder: URL(filePath: "/Site Rotation.store"),
                identifiers: SequentialIdentifiers(),
                dates: $0,
                clock: $1,
                fileSystem: FaultyFileSystem()
            )
        },
    ]

    static let day = 86_400.0
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let front = SiteLocation.defaults[0].id

    @Test(.timeLimit(.minutes(5)), arguments: adapters)
    func `a clock that is set back sets entries apart, and they come back in time (TR-1)`(
        adapter: Adapter
    ) async throws {
        let (dates, clock) = (ManualWallClock(now: start), TestClock())
        let sites = adapter.make(dates, clock)
        var changes = sites.changes().makeAsyncIterator()
        let change = SiteChange(id: .fixture(1), locationID: front)
        try await sites.perform([.logChange(change)], at: dates.now)
        #expect(await changes.next()?.activeEntry?.id == .fixture(1))

        dates.advance(bySeconds: -3 * Self.day)
        let apart = try await sites.records()

        #expect(apart.entries.isEmpty)
        #expect(apart.ahead.map(\.id) == [.fixture(1)])
        #expect(await changes.next() == apart)
        // The screens are woken, without another request.
        await clock.waitForSleepers(adapter.sleepers)
        dates.advance(bySeconds: 2 * Self.day)
        clock.advance(by: .seconds(2 * Self.day))
        let due = await changes.next()
        #expect(due?.ahead == [])
        #expect(due?.activeEntry?.id == .fixture(1))
    }

    @Test(.timeLimit(.minutes(5)), arguments: adapters)
    func `who is woken too early waits once more, and not without end (TR-1)`(
        adapter: Adapter
    ) async throws {
        let (dates, clock) = (ManualWallClock(now: start), TestClock())
        let sites = adapter.make(dates, clock)
        var changes = sites.changes().makeAsyncIterator()
        let change = SiteChange(id: .fixture(1), locationID: front)
        try await sites.perform([.logChange(change)], at: dates.now)
        #expect(await changes.next()?.activeEntry?.id == .fixture(1))
        dates.advance(bySeconds: -2 * Self.day)
        _ = try await sites.records()
        #expect(await changes.next()?.ahead.map(\.id) == [.fixture(1)])

        await clock.waitForSleepers(adapter.sleepers)
        dates.advance(bySeconds: Self.day - 60)
        clock.advance(by: .seconds(Self.day))
        await clock.waitForSleepers(adapter.sleepers)
        dates.advance(bySeconds: 60)
        clock.advance(by: .seconds(60))

        #expect(await changes.next()?.activeEntry?.id == .fixture(1))
    }

    @Test(.timeLimit(.minutes(5)), arguments: adapters)
    func `a clock that starts in 1970 and is corrected wakes open screens (TR-1)`(
        adapter: Adapter
    ) async throws {
        let (dates, clock) = (ManualWallClock(now: start), TestClock())
        let sites = adapter.make(dates, clock)
        var changes = sites.changes().makeAsyncIterator()
        let change = SiteChange(id: .fixture(1), locationID: front)
        try await sites.perform([.logChange(change)], at: dates.now)
        #expect(await changes.next()?.activeEntry?.id == .fixture(1))
        dates.advance(bySeconds: -start.timeIntervalSince1970)
        _ = try await sites.records()
        #expect(await changes.next()?.ahead.map(\.id) == [.fixture(1)])

        // Nothing changes while the clock is wrong, and each wake-up looks at it.
        for _ in 1...3 {
            await clock.waitForSleepers(adapter.sleepers)
            clock.advance(by: .seconds(60))
        }
        await clock.waitForSleepers(adapter.sleepers)
        dates.advance(bySeconds: start.timeIntervalSince1970)
        clock.advance(by: .seconds(60))

        #expect(await changes.next()?.activeEntry?.id == .fixture(1))
    }

    @Test(.timeLimit(.minutes(5)), arguments: adapters)
    func `a clock that is set back while an entry is awaited wakes them too (TR-1)`(
        adapter: Adapter
    ) async throws {
        let (dates, clock) = (ManualWallClock(now: start), TestClock())
        let sites = adapter.make(dates, clock)
        var changes = sites.changes().makeAsyncIterator()
        for (number, seconds) in [(1, 0), (2, 3 * Self.day)] {
            let change = SiteChange(id: .fixture(number), locationID: front)
            try await sites.perform([.logChange(change)], at: start + seconds)
            #expect(await changes.next()?.ahead.map(\.id) == (number == 1 ? [] : [.fixture(2)]))
        }

        await clock.waitForSleepers(adapter.sleepers)
        dates.advance(bySeconds: -2 * Self.day)
        clock.advance(by: .seconds(60))

        #expect(await changes.next()?.ahead.map(\.id) == [.fixture(1), .fixture(2)])
    }

    @Test(arguments: adapters)
    func `a year that nobody lives to see is no reason to wait (TR-5)`(
        adapter: Adapter
    ) async throws {
        let dates = ManualWallClock(now: Date(timeIntervalSince1970: 253_402_000_000))
        let sites = adapter.make(dates, ContinuousClock())
        let change = SiteChange(id: .fixture(1), locationID: front)
        try await sites.perform([.logChange(change)], at: dates.now)

        dates.advance(bySeconds: start.timeIntervalSince(dates.now))

        #expect(try await sites.records().ahead.map(\.id) == [.fixture(1)])
    }
}
