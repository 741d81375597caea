public import Foundation
public import MomentumDomain

/// Documents in files.
public struct FileSiteDocumentStore: SiteDocumentStore {
    public init() {}

    // Away from the caller's actor: a disk can take its time.
    @concurrent
    public func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            throw .notFound(FailureCause(error))
        } catch {
            throw .unreadable(FailureCause(error))
        }
    }

    @concurrent
    public func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError) {
        do {
            // What a link points to is replaced, not the link.
            try AtomicFile(url.resolvingSymlinksInPath()).replace(with: bytes)
        } catch {
            throw .unwritable(FailureCause(error))
        }
    }
}
