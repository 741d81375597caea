@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import Synchronization

/// A sync folder in which something else happens before a file is read or created.
final class InterruptedSyncFolder: SyncFolder {
    private let folder: InMemorySyncFolder
    private let interruption: @Sendable (_ number: Int) async -> Void
    private let creation: @Sendable () async -> Void
    private let count = Mutex(0)

    /// - Parameters:
    ///   - folder: The folder that is read.
    ///   - interruption: Called before each read with its number, from 1 on.
    ///   - creation: Called before each creation.
    init(
        _ folder: InMemorySyncFolder,
        _ interruption: @escaping @Sendable (_ number: Int) async -> Void = { _ in },
        creation: @escaping @Sendable () async -> Void = {}
    ) {
        self.folder = folder
        self.creation = creation
        self.interruption = interruption
    }

    /// The number of files read.
    var readCount: Int { count.withLock { $0 } }
    var location: String { folder.location }

    func make() {}

    func checkWritable(_ path: String) throws(SiteSyncFailure) {
        try folder.checkWritable(path)
    }

    func list(_ path: String) throws(SiteSyncFailure) -> [SyncFile] {
        try folder.list(path)
    }

    func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8] {
        let number = count.withLock { count in
            count += 1
            return count
        }
        await interruption(number)
        return try folder.read(path, limit: limit)
    }

    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
        await creation()
        return try folder.create(path, bytes)
    }

    func remove(_ path: String) throws(SiteSyncFailure) {
        try folder.remove(path)
    }

    func changes() -> AsyncStream<Void> {
        folder.changes()
    }
}
