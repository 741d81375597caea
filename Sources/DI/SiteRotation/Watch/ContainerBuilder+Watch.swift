import MomentumContainer
import MomentumSiteRotationDomain

extension ContainerBuilder {
    /// Registers the last state and the timelines built from it.
    mutating func registerKept(_ keeping: WatchKeeping) {
        singleton(WatchKeeping.self) { keeping }
        singleton((any WatchStateStore).self) { keeping.store }
        transient(
            (any MakeSiteTimelineUseCaseProtocol).self,
            MakeSiteTimelineUseCase.init(store:dates:)
        )
    }
}
