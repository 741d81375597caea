public import MomentumSiteRotationDomain

/// A file in the listing of a sync folder.
public struct SyncFile: Hashable, Sendable {
    /// The path below the folder: names separated by `/`, without a leading separator.
    public let path: String
    /// The listed size, in bytes.
    public let size: Int

    public init(path: String, size: Int) {
        self.path = path
        self.size = size
    }
}

/// A folder that several devices share and that a service keeps in sync
/// (Docs/Formats/SyncFolder.md).
///
/// Files may arrive late, in any order, cut short, twice and under other names. A folder need only
/// return what a device once wrote.
public protocol SyncFolder: Sendable {
    /// The path or address that distinguishes this folder from others, without any secret.
    var location: String { get }

    /// Creates a missing sync folder at the user's request; no other function creates it.
    ///
    /// - Throws: The reason the folder is still missing, such as a missing parent.
    func make() async throws(SiteSyncFailure)

    /// Checks that files can be created. Removes its test file.
    ///
    /// - Parameter folder: The folder for the files, as names separated by `/`; it may be missing.
    /// - Throws: The reason no file can be written there.
    func checkWritable(_ folder: String) async throws(SiteSyncFailure)

    /// Lists the files in a folder below this one, and in its subfolders.
    ///
    /// - Parameter folder: Names separated by `/`; empty for all.
    /// - Returns: The files in any order; empty if that folder is missing.
    /// - Throws: The reason it cannot be listed. `SiteSyncFailure.noFolder` if the sync folder
    ///   itself is missing, which never counts as empty.
    func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path from ``list(_:)``.
    ///   - limit: The largest size in bytes; longer files are refused, to limit memory.
    /// - Returns: The bytes; fewer than listed if some have not arrived.
    /// - Throws: The reason it cannot be read, such as its removal.
    func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8]

    /// Creates a file with all its bytes, or not at all. Also creates its parents, but not the sync
    /// folder itself.
    ///
    /// - Parameters:
    ///   - path: Names separated by `/`.
    ///   - bytes: The contents, which never change.
    /// - Returns: True if it was created; false if a file of this name exists, which stays
    ///   unchanged.
    /// - Throws: The reason it could not be created.
    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool

    /// Removes a file; succeeds if it is already gone.
    ///
    /// - Parameter path: The path from ``list(_:)``.
    /// - Throws: The reason it still exists.
    func remove(_ path: String) async throws(SiteSyncFailure)

    /// Yields when something may have changed, if the folder can detect it.
    func changes() -> AsyncStream<Void>
}

extension SyncFolder {
    /// The ``changes()`` of a folder that cannot detect any: lists it at an interval while a
    /// listener waits.
    ///
    /// The first listing always reports a change, because the earlier state is unknown. A folder
    /// that can no longer be listed has changed too, once.
    package func looks(every interval: Duration, clock: any Clock<Duration>) -> AsyncStream<Void> {
        let lookout = Lookout(folder: self)
        return AsyncStream {
            while !Task.isCancelled {
                guard (try? await clock.sleep(for: interval)) != nil else { return nil }
                if await lookout.seesChange() { return () }
            }
            return nil
        }
    }
}

/// Remembers what the last listing of a sync folder found.
private actor Lookout {
    private enum View: Hashable {
        case files(Set<SyncFile>)
        /// The reason does not matter: the next sync reports it.
        case unreadable
    }

    private let folder: any SyncFolder
    private var known: View?

    init(folder: any SyncFolder) {
        self.folder = folder
    }

    /// True if the listing differs from the last one, in what a sync lists.
    func seesChange() async -> Bool {
        let found: View
        do {
            found = .files(Set(try await folder.list(PublishedFile.root)))
        } catch  where error.isCancelled {
            return false
        } catch {
            found = .unreadable
        }
        defer { known = found }
        return found != known
    }
}
