public import Foundation

/// Reads and writes the documents that people choose, by address.
public protocol SiteDocumentStore: Sendable {
    /// Reads a complete document.
    /// - Throws: ``SiteDocumentError/notFound(_:)`` or ``SiteDocumentError/unreadable(_:)``.
    func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8]

    /// Replaces the document at `url` by `bytes` atomically. Once it returns, the document is
    /// durable. If the document is a stream, such as a pipe, the bytes are appended.
    /// - Throws: ``SiteDocumentError/unwritable(_:)``. The old document is then unchanged, or the
    ///   new one is complete but may not be durable.
    func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError)
}
