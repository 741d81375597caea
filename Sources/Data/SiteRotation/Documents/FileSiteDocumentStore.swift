public import Foundation
public import MomentumDomain

/// Documents in files.
public struct FileSiteDocumentStore: SiteDocumentStore {
    public init() {}

    // Away from the caller's actor: a disk can take its time.
    @concurrent
    public func contents(of url: URL) async throws(SiteDocumentError) -> [UInt8] {
        do {
            // Through a handle, because it reads pipes and devices to their end as well.
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            return Array(try handle.readToEnd() ?? Data())
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            throw .notFound(FailureCause(error))
        } catch {
            throw .unreadable(FailureCause(error, at: url, call: .read))
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
