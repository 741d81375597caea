public import MomentumSiteRotationDomain

/// A place that several devices can reach, and that something else keeps the same on all of them
/// (Docs/Formats/SyncFolder.md).
///
/// Files come late, in any order, cut short, twice and under other names; nothing is expected of a
/// folder but that what it hands out was once handed to it.
public protocol SyncFolder: Sendable {
    /// What tells this folder from others, without anything secret: a path, or an address.
    var location: String { get }

    /// Makes the sync folder itself where it is missing, as a person asked for; nothing else does.
    ///
    /// - Throws: Why it is still not there, as when the folder around it is missing.
    func make() async throws(SiteSyncFailure)

    /// Finds out whether files can be made, and leaves none behind.
    ///
    /// - Parameter folder: Where they would be, as names separated by `/`; it may be missing.
    /// - Throws: Why nothing can be written there.
    func checkWritable(_ folder: String) async throws(SiteSyncFailure)

    /// Lists the files in a folder below this one and in its folders.
    ///
    /// - Parameter folder: Names separated by `/`; empty for all.
    /// - Returns: The files in no order; none when that folder is missing.
    /// - Throws: Why nothing can be said about it; `SiteSyncFailure.noFolder` when the sync
    ///   folder itself is missing, which is never the same as an empty one.
    func list(_ folder: String) async throws(SiteSyncFailure) -> [SyncFile]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: Where it is, as ``list(_:)`` says.
    ///   - limit: A longer file is refused, so that nobody's mistake fills the memory.
    /// - Returns: Its bytes; fewer than listed when they have not all come yet.
    /// - Throws: Why it cannot be read, also when it is not there any more.
    func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8]

    /// Makes a file with all its bytes, or not at all; the folders that it is in are made too, but
    /// not the sync folder itself.
    ///
    /// - Parameters:
    ///   - path: Names separated by `/`.
    ///   - bytes: What it holds, for good.
    /// - Returns: Whether it was made; `false` when there is one of this name, which stays.
    /// - Throws: Why it could not be made.
    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool

    /// Removes a file; one that is gone already is fine.
    ///
    /// - Parameter path: Where it is, as ``list(_:)`` says.
    /// - Throws: Why it is still there.
    func remove(_ path: String) async throws(SiteSyncFailure)

    /// When something may have changed, where the folder can notice that by itself.
    func changes() -> AsyncStream<Void>
}
