public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// Documents with prepared contents.
public final class MockSiteDocumentStore: SiteDocumentStore {
    /// The input of ``write(_:to:)``.
    public struct Document: Hashable, Sendable {
        public let bytes: [UInt8]
        public let url: URL

        public init(bytes: [UInt8], url: URL) {
            self.bytes = bytes
            self.url = url
        }
    }

    public let reading = Stub<URL, [UInt8], SiteDocumentError>(
        "MockSiteDocumentStore.contents"
    ) { .failure(.unreadable($0)) }
    public let writing = Stub<Document, Void, SiteDocumentError>(
        "MockSiteDocumentStore.write"
    ) { .failure(.unwritable($0)) }

    public init() {}

    public func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8] {
        try await reading(url)
    }

    public func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError) {
        try await writing(Document(bytes: bytes, url: url))
    }
}
