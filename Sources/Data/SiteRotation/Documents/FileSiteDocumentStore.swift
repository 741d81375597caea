public import Foundation
import MomentumData
import MomentumDomain
public import MomentumSiteRotationDomain

/// Documents in files.
public struct FileSiteDocumentStore: SiteDocumentStore {
    public init() {}

    // Runs off the caller's actor, because a disk can be slow.
    @concurrent
    public func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8] {
        do throws(FileSystemError) {
            return try DocumentFile.contents(of: url)
        } catch {
            let cause = FailureCause(error, at: url, call: .read)
            guard error.code == ENOENT else { throw .unreadable(cause) }
            // Foundation's code for a missing file, equal on every platform.
            let missing = FailureCause(
                domain: NSCocoaErrorDomain,
                code: CocoaError.fileReadNoSuchFile.rawValue,
                detail: cause.detail,
                explanation: cause.explanation
            )
            throw .notFound(missing)
        }
    }

    @concurrent
    public func write(_ bytes: [UInt8], to url: URL) async throws(SiteDocumentError) {
        do {
            try AtomicFile(url).replace(with: bytes)
        } catch {
            throw .unwritable(FailureCause(error, at: url, call: .write))
        }
    }
}
