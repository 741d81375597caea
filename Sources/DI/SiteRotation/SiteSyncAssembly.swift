public import MomentumContainer
public import MomentumDomain
import MomentumSiteRotationData
public import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSystem

/// Wires the sync of the tracker's records through a folder that several devices share.
///
/// Use it together with a ``SiteRotationAssembly`` that keeps its records in a folder: records in
/// memory have nothing to publish.
public struct SiteSyncAssembly: Assembly {
    private let place: SiteSyncPlace?
    /// The reason why the sync folder is missing although one is configured.
    private let reason: SiteSyncFailure?
    private let log: @Sendable (FailureCause) -> Void

    /// - Parameters:
    ///   - place: The meeting place of all devices; `nil` without sync, which the status then
    ///     shows.
    ///   - reason: The reason why a device that should sync has no place, as `UbiquityFolder`
    ///     throws it: it works on its own records and shows the reason.
    ///   - log: Receives failures that no screen shows.
    public init(
        place: SiteSyncPlace?,
        unavailable reason: SiteSyncFailure? = nil,
        log: @escaping @Sendable (FailureCause) -> Void = { _ in }
    ) {
        self.place = place
        self.reason = reason
        self.log = log
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton((any SiteSyncAccount).self) { [place] in
            place?.account ?? OpenSyncAccount()
        }
        container.singleton((any ConnectionSource).self) { [place] in
            place?.connection ?? SteadyConnection()
        }
        guard let place else { return registerNoSync(in: &container) }
        registerSync(through: place, in: &container)
    }

    private func registerNoSync(in container: inout ContainerBuilder) {
        container.mainActorSingleton(SiteSyncObserver.self) {
            [reason, log] (account: any SiteSyncAccount, connection: any ConnectionSource) in
            SiteSyncObserver(
                synchronizer: nil,
                unavailable: reason,
                account: account,
                connection: connection,
                log: log
            )
        }
    }

    private func registerSync(through place: SiteSyncPlace, in container: inout ContainerBuilder) {
        // Sync goes through the files of the store, and would miss records that are elsewhere.
        container.companion((any SiteSynchronizer).self, of: (any SiteRotationRepository).self)
        container.companion(
            (any KnownSyncFolderRepository).self,
            of: (any SiteRotationRepository).self
        )
        container.singleton((any SiteSynchronizer).self) {
            (
                store: FileSiteRotationRepository,
                settings: any SiteSettingsRepository,
                dates: any WallClock
            ) in
            SiteRotationSync(
                store: store,
                folder: place.folder,
                dates: dates,
                settings: settings,
                others: place.otherWearers.map(SiteRotationStorage.records(in:))
            )
        }
        container.transient(
            (any KeepSitesInSyncUseCaseProtocol).self,
            KeepSitesInSyncUseCase.init(synchronizer:clock:)
        )
        container.mainActorSingleton(SiteSyncObserver.self) {
            [log]
            (
                synchronizer: any SiteSynchronizer,
                account: any SiteSyncAccount,
                connection: any ConnectionSource,
                known: any KnownSyncFolderRepository
            ) in
            SiteSyncObserver(
                synchronizer: synchronizer,
                account: account,
                connection: connection,
                known: known,
                log: log
            )
        }
    }
}
