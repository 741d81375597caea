public import MomentumData
import MomentumDomain

/// Wires the sync of the tracker's records through a folder that several devices reach.
///
/// It stands beside a ``SiteRotationAssembly`` that keeps its records in a folder: records in memory
/// have nothing to publish.
public struct SiteSyncAssembly: Assembly {
    private let folder: any SyncFolder

    /// - Parameter folder: What all devices reach.
    public init(folder: any SyncFolder) {
        self.folder = folder
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton((any SiteSynchronizer).self) {
            [folder] (store: FileSiteRotationRepository, clock: any WallClock) in
            SiteRotationSync(store: store, folder: folder, clock: clock)
        }
        container.transient(
            (any KeepSitesInSyncUseCaseProtocol).self,
            KeepSitesInSyncUseCase.init(synchronizer:clock:)
        )
    }
}
