import Foundation
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport

/// A phone and a watch with a radio between them; a restart makes either anew.
actor WatchPair {
    nonisolated let link = SimulatedWatchLink()
    nonisolated let dates: ManualWallClock
    nonisolated let sites: any SiteRotationRepository
    nonisolated let settings = InMemorySiteSettingsRepository()
    nonisolated let phoneStore: any WatchStateStore
    nonisolated let watchStore: any WatchStateStore
    nonisolated let widgets = CountingTimelineReloader()
    nonisolated let complications = CountingTimelineReloader()
    nonisolated let phoneLog = RecordingWatchLog()
    nonisolated let watchLog = RecordingWatchLog()
    private let identifiers = SequentialIdentifiers()
    private(set) lazy var phone = makePhone()
    private(set) lazy var watch = makeWatch()

    init(
        sites: any SiteRotationRepository = InMemorySiteRotationRepository(),
        phoneStore: any WatchStateStore = InMemoryWatchStateStore(),
        watchStore: any WatchStateStore = InMemoryWatchStateStore(),
        now: Date = Date(timeIntervalSince1970: 1_750_000_000)
    ) {
        self.sites = sites
        self.phoneStore = phoneStore
        self.watchStore = watchStore
        dates = ManualWallClock(now: now)
    }

    /// The process of the phone ends, and another one begins.
    func restartPhone() {
        link.restartPhone()
        phone = makePhone()
    }

    /// The process of the watch ends, and another one begins.
    func restartWatch() {
        watch = makeWatch()
    }

    /// Everything under way arrives, in order, and is processed.
    func settle() async {
        for _ in 0..<20 {
            try? await link.watch.resume()
            while !link.isQuiet {
                link.deliverCommand()
                await phone.serve()
                link.deliverState()
                await watch.look()
            }
            await phone.serve()
            await watch.look()
            if link.queue.isEmpty, link.isQuiet { return }
        }
    }

    private func makePhone() -> WatchHost {
        .testing(
            sites: sites,
            settings: settings,
            store: phoneStore,
            queue: link.phone,
            states: link.phone,
            timelines: widgets,
            dates: dates,
            identifiers: identifiers,
            log: phoneLog
        )
    }

    private func makeWatch() -> WatchClient {
        WatchClient(
            channel: WatchChannel(queue: link.watch, states: link.watch),
            keeping: WatchKeeping(store: watchStore, timelines: complications, log: watchLog),
            dates: dates,
            identifiers: identifiers
        )
    }
}
