public import Foundation

/// Where documents that people choose are read from and written to, by address.
public protocol SiteDocumentStore: Sendable {
    /// Reads a whole document.
    ///
    /// - Throws: ``SiteDocumentError/notFound(_:)`` or ``SiteDocumentError/unreadable(_:)``.
    func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8]

    /// Puts `bytes` in the place of whatever stands at `url`: all of them, or nothing changes (SR-97).
    ///
    /// When it returns, the document is durable.
    ///
    /// - Throws: ``SiteDocumentError/unwritable(_:)``; what stood there before stands there still.
    func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError)
}
