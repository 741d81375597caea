public import Foundation

/// Reads and checks a file, so that people see what an import would do before it does it (SR-110).
public protocol PrepareSiteImportUseCaseProtocol: Sendable {
    /// Reads and checks a file that is in memory; nothing is changed.
    ///
    /// - Parameters:
    ///   - bytes: The whole file, of entries or of locations (SR-113).
    ///   - mode: What becomes of the entries that are there; a file of locations has no use for it.
    ///   - now: Rows that start more than 24 hours later are skipped (SR-102).
    /// - Returns: What carrying it out would do.
    /// - Throws: Any ``SiteImportError``.
    func execute(
        _ bytes: [UInt8],
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview

    /// Reads and checks the file at `url`; nothing is changed.
    ///
    /// - Throws: Any ``SiteImportError``; ``SiteImportError/unreadableFile(_:)`` also when there is
    ///   no such file.
    func execute(
        contentsOf url: URL,
        mode: SiteImport.Mode,
        now: Date
    ) async throws(SiteImportError) -> SiteImportPreview
}
