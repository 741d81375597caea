public import MomentumSiteRotationDomain

/// The use cases behind a screen of backups.
public struct SiteBackupChanges: Sendable {
    let writing: any WriteSiteBackupUseCaseProtocol
    let preparing: any PrepareSiteRestoreUseCaseProtocol
    let restoring: any CarryOutSiteRestoreUseCaseProtocol

    public init(
        writing: any WriteSiteBackupUseCaseProtocol,
        preparing: any PrepareSiteRestoreUseCaseProtocol,
        restoring: any CarryOutSiteRestoreUseCaseProtocol
    ) {
        self.writing = writing
        self.preparing = preparing
        self.restoring = restoring
    }
}
