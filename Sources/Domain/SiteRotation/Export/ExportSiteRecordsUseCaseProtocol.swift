public import Foundation

/// Makes a file of the records as they are now.
public protocol ExportSiteRecordsUseCaseProtocol: Sendable {
    /// Returns the whole file.
    ///
    /// - Throws: ``SiteExportError/repository(_:)``; there is never part of a file (SR-97).
    func execute(_ content: SiteExportContent) async throws(SiteExportError) -> [UInt8]

    /// Writes the whole file to `url`, in the place of what stood there.
    ///
    /// - Throws: ``SiteExportError``; what stood at `url` before stands there still (SR-97).
    func execute(_ content: SiteExportContent, to url: URL) async throws(SiteExportError)
}
