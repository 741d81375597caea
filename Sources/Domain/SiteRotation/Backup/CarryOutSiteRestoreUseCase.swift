public import Foundation

/// Restores a backup that was previewed and confirmed.
public protocol CarryOutSiteRestoreUseCaseProtocol: Sendable {
    /// Restores everything in one save; a second call with the same preview changes nothing.
    ///
    /// - Throws: ``SiteRotationError``; ``SiteRotationError/restoreOvertaken`` if the records have
    ///   changed since the preview. The records are then unchanged.
    func execute(
        _ preview: SiteRestorePreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteRestoreReport
}

/// Restores a backup that was previewed and confirmed.
public struct CarryOutSiteRestoreUseCase: CarryOutSiteRestoreUseCaseProtocol {
    private let sites: any SiteRotationRepository

    public init(sites: any SiteRotationRepository) {
        self.sites = sites
    }

    public func execute(
        _ preview: SiteRestorePreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteRestoreReport {
        try await sites.perform([preview.operation], at: now)
        return preview.report
    }
}
