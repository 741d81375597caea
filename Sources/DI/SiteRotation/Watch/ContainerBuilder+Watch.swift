import MomentumContainer
import MomentumSiteRotationDomain

extension ContainerBuilder {
    /// Registers what the watch and the phone's side of it share: the last state, the timelines
    /// made from it, and the log.
    mutating func registerKeptState(
        in store: any WatchStateStore,
        timelines: any SiteTimelineReloader,
        log: any WatchLog
    ) {
        singleton((any WatchStateStore).self) { store }
        singleton((any SiteTimelineReloader).self) { timelines }
        singleton((any WatchLog).self) { log }
        transient(
            (any MakeSiteTimelineUseCaseProtocol).self,
            MakeSiteTimelineUseCase.init(store:dates:)
        )
    }
}
