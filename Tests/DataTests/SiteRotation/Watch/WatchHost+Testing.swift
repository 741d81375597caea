import MomentumDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport

extension WatchHost {
    /// A host for a test that names only the parts it needs.
    static func testing(
        sites: any SiteRotationRepository,
        settings: any SiteSettingsRepository = InMemorySiteSettingsRepository(),
        store: any WatchStateStore = InMemoryWatchStateStore(),
        queue: any WatchCommandReceiver,
        states: any WatchStateSender,
        timelines: any SiteTimelineReloader = CountingTimelineReloader(),
        dates: any WallClock,
        identifiers: any IdentifierSource = SequentialIdentifiers(),
        log: any WatchLog = RecordingWatchLog()
    ) -> WatchHost {
        WatchHost(
            sites: sites,
            settings: settings,
            channel: WatchChannel(queue: queue, states: states),
            keeping: WatchKeeping(store: store, timelines: timelines, log: log),
            dates: dates,
            identifiers: identifiers
        )
    }
}
