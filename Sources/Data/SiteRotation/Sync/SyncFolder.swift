public import MomentumSiteRotationDomain

/// A file in the listing of a sync folder.
public struct SyncFile: Hashable, Sendable {
    /// The path below the folder: names separated by `/`, without a leading one.
    public let path: String
    /// The listed size, in bytes.
    public let size: Int

    public init(path: String, size: Int) {
        self.path = path
        self.size = size
    }
}

/// A place that several devices can reach, and that a service keeps in step on all of them
/// (Docs/Formats/SyncFolder.md).
///
/// Files may arrive late, in any order, cut short, twice and under other names. A folder only has
/// to return what a device once gave it.
public protocol SyncFolder: Sendable {
    /// The path or address that distinguishes this folder from others, without any secret.
    var location: String { get }

    /// Makes a missing sync folder at the request of the user; no other function makes it.
    ///
    /// - Throws: The reason it is still missing, such as a missing parent.
    func make() async throws(SiteSyncFailure)

    /// Checks that files can be made, and leaves none behind.
    ///
    /// - Parameter folder: The folder for the files, as names separated by `/`; it may be missing.
    /// - Throws: The reason nothing can be written there.
    func checkWritable(_ folder: String) async throws(SiteSyncFailure)

    /// Lists the files in a folder below this one, and in its subfolders.
    ///
    /// - Parameter folder: Names separated by `/`; empty for all.
    /// - Returns: The files in any order; none if that folder is missing.
    /// - Throws: The reason it cannot be listed; `SiteSyncFailure.noFolder` if the sync folder
    ///   itself is missing, which never counts as an empty one.
    func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path from ``list(_:)``.
    ///   - limit: The largest size in bytes; a longer file is refused, to protect the memory.
    /// - Returns: The bytes; fewer than listed if they have not all arrived.
    /// - Throws: The reason it cannot be read, such as a file that is gone.
    func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8]

    /// Makes a file with all its bytes, or not at all; also makes its parents, but not the sync
    /// folder itself.
    ///
    /// - Parameters:
    ///   - path: Names separated by `/`.
    ///   - bytes: The contents, which never change.
    /// - Returns: True if it was made; false if a file of this name exists, which stays.
    /// - Throws: The reason it could not be made.
    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool

    /// Removes a file; succeeds if it is already gone.
    ///
    /// - Parameter path: The path from ``list(_:)``.
    /// - Throws: The reason it is still there.
    func remove(_ path: String) async throws(SiteSyncFailure)

    /// Yields when something may have changed, if the folder can notice that by itself.
    func changes() -> AsyncStream<Void>
}

extension SyncFolder {
    /// The ``changes()`` of a folder that reports none: a listing at an interval while a listener
    /// waits.
    ///
    /// The first look always reports a change, because the state before it is unknown. A failed
    /// look reports none.
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

/// Remembers the contents of a sync folder at the last look.
private actor Lookout {
    private let folder: any SyncFolder
    private var known: Set<SyncFile>?

    init(folder: any SyncFolder) {
        self.folder = folder
    }

    /// True if the contents differ from those at the last successful look.
    func seesChange() async -> Bool {
        guard let files = try? await folder.list("") else { return false }
        let found = Set(files)
        defer { known = found }
        return found != known
    }
}
