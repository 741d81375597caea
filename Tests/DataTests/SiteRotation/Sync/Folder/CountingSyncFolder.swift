@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Synchronization

/// A sync folder that counts the bytes read from it and not yet kept.
final class CountingSyncFolder: SyncFolder {
    private let folder: InMemorySyncFolder
    private let kept: @Sendable () -> Int
    private let counts = Mutex((read: 0, mostHeld: 0))

    /// - Parameters:
    ///   - folder: The folder that is read.
    ///   - kept: The number of bytes that the reader has kept.
    init(_ folder: InMemorySyncFolder, kept: @escaping @Sendable () -> Int) {
        self.folder = folder
        self.kept = kept
    }

    /// The most bytes read and not kept at any time.
    var mostHeld: Int { counts.withLock { $0.mostHeld } }
    var location: String { folder.location }

    func make() {}

    func checkWritable(_ path: String) throws(SiteSyncFailure) {
        try folder.checkWritable(path)
    }

    func list(_ path: String) throws(SiteSyncFailure) -> [SyncFile] {
        try folder.list(path)
    }

    func read(_ path: String, limit: Int) throws(SiteSyncFailure) -> [UInt8] {
        let bytes = try folder.read(path, limit: limit)
        let kept = kept()
        counts.withLock { counts in
            counts.read += bytes.count
            counts.mostHeld = max(counts.mostHeld, counts.read - kept)
        }
        return bytes
    }

    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) throws(SiteSyncFailure) -> Bool {
        try folder.create(path, bytes)
    }

    func remove(_ path: String) throws(SiteSyncFailure) {
        try folder.remove(path)
    }

    func changes() -> AsyncStream<Void> {
        folder.changes()
    }
}
