public import Foundation

/// Carries out an import that was previewed and confirmed.
public protocol CarryOutSiteImportUseCaseProtocol: Sendable {
    /// Imports everything in one save; a second call with the same preview changes nothing.
    ///
    /// - Throws: ``SiteRotationError``; the records are then unchanged.
    func execute(
        _ preview: SiteImportPreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteImportReport
}

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
        guard case .entries(let mode) = report.content, let commit = commits.first, !commit.isRepeat
        else { return report }
        // Entries may have been added between the preview and its confirmation.
        switch mode {
        case .replace:
            report.replacedCount = commit.before.entryCount
        case .merge:
            let added = commit.after.entries.count - commit.before.entries.count
            report.presentCount += report.importedCount - added
            report.importedCount = added
        }
        return report
    }
}
