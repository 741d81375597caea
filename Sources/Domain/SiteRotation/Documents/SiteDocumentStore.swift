public import Foundation

/// Where documents that people choose are read from and written to, by address.
public protocol SiteDocumentStore: Sendable {
    /// Reads a whole document.
    ///
    /// - Throws: ``SiteDocumentError/notFound(_:)`` or ``SiteDocumentError/unreadable(_:)``.
    func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8]

    /// Puts `bytes` in the place of whatever stands at `url`: all of them, or nothing changes. When
    /// it returns, the document is durable. A stream, such as a pipe, has nothing to put back: the
    /// bytes are added to it.
    /// - Throws: ``SiteDocumentError/unwritable(_:)``; what stood there before stands there still,
    ///   or the new document does and may not be durable. A part of it never does.
    func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError)
}
