import Foundation
import MomentumData
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Changes that another process makes on the same folder, while a phone serves its watch.
///
/// `MOMENTUM_SOAK=1` makes a hundred of them.
@Suite(.timeLimit(.minutes(1))) struct OtherProcessTests {
    private typealias Process = (
        sites: FileSiteRotationRepository, settings: RecordedSiteSettingsRepository
    )

    let folder = TemporaryFolder()
    let clock = TestClock()
    let dates = FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000))

    private func process() -> Process {
        let sites = FileSiteRotationRepository(
            folder: folder.url.appending(path: "Sites.store"),
            identifiers: RandomIdentifiers(),
            dates: dates,
            clock: clock,
            fileSystem: PosixFileSystem()
        )
        let settings = RecordedSiteSettingsRepository(
            records: sites,
            device: FileSiteSettingsRepository(
                file: folder.url.appending(path: "site-settings.json"),
                clock: clock
            ),
            identifiers: RandomIdentifiers(),
            dates: dates
        )
        return (sites, settings)
    }

    @Test func `watch and widgets have the change of another process in two seconds (SR-201)`()
        async throws
    {
        let (here, other) = (process(), process())
        let (link, store) = (InMemoryWatchLink(), InMemoryWatchStateStore())
        let host = WatchHost.testing(
            sites: here.sites,
            settings: here.settings,
            store: store,
            queue: link.phone,
            states: link.phone,
            dates: dates
        )
        var arrivals = link.watch.signals().makeAsyncIterator()
        let running = Task { await host.run() }
        defer { running.cancel() }
        await arrivals.next()

        for number in 1...(Soak.isOn ? 100 : 12) {
            let before = try await state(in: store)
            if number % 2 == 0 {
                try await other.sites.perform([.change(number)], at: dates.now)
            } else {
                try await other.settings.change([.targetHours(Double(12 + number))])
            }
            let expected = WatchState(
                records: try await other.sites.records(),
                settings: try await other.settings.settings(),
                source: before.source,
                revision: before.revision,
                now: dates.now
            )

            // The records of the host, and records and document of its settings.
            await clock.waitForSleepers(3)
            clock.advance(by: .seconds(2))
            while try await !state(in: store).shows(expected) { await arrivals.next() }

            guard case .payload(let shown) = try await link.watch.latest() else {
                Issue.record("nothing has arrived")
                return
            }
            #expect(shown.shows(expected))
        }
    }

    private func state(in store: InMemoryWatchStateStore) async throws -> WatchState {
        guard case .payload(let state) = try await store.state() else {
            throw RepositoryError.cancelled
        }
        return state
    }
}

extension WatchState {
    fileprivate func shows(_ other: WatchState) -> Bool {
        targetHours == other.targetHours && active == other.active && locations == other.locations
    }
}
