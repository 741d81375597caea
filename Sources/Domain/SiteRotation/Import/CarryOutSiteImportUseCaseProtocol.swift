public import Foundation

/// Carries out an import that was previewed and confirmed.
public protocol CarryOutSiteImportUseCaseProtocol: Sendable {
    /// Takes everything over in one save (SR-109); a second call with one preview changes nothing.
    ///
    /// - Parameters:
    ///   - preview: What was confirmed.
    ///   - now: When it was confirmed.
    /// - Returns: What was done (SR-111).
    /// - Throws: ``SiteRotationError``; the records are then as they were.
    func execute(
        _ preview: SiteImportPreview,
        now: Date
    ) async throws(SiteRotationError) -> SiteImportReport
}
