public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// Documents that last as long as the program.
public actor InMemorySiteDocumentStore: SiteDocumentStore {
    private var documents: [URL: [UInt8]]

    public init(_ documents: [URL: [UInt8]] = [:]) {
        self.documents = documents
    }

    public func contents(of url: URL) throws(SiteDocumentError) -> [UInt8] {
        guard let document = documents[url] else {
            let error = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
            throw .notFound(FailureCause(error))
        }
        return document
    }

    public func write(_ bytes: [UInt8], to url: URL) {
        documents[url] = bytes
    }
}
