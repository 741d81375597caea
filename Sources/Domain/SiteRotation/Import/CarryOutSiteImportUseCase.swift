public import Foundation

/// Carries out an import that was previewed and confirmed.
public struct CarryOutSiteImportUseCase: CarryOutSiteImportUseCaseProtocol {
    private let sites: any SiteRotationRepository

    public init(sites: any SiteRotationRepository) {
        self.sites = sites
    }

    public func execute(
        _ preview: SiteImportPreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteImportReport {
        let commits = try await sites.perform([preview.operation], at: now)
        var report = preview.report
        // Entries may have been added between the preview and its confirmation.
        if report.content == .entries(.replace), let commit = commits.first, !commit.isRepeat {
            report.replacedCount = commit.before.entries.count
        }
        return report
    }
}
