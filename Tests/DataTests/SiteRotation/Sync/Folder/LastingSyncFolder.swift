@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// A sync folder that keeps its surroundings alive, which would be gone with their last user.
struct LastingSyncFolder: SyncFolder {
    let folder: any SyncFolder
    let owner: any AnyObject & Sendable

    var location: String { folder.location }

    func make() async throws(SiteSyncFailure) {
        try await folder.make()
    }

    func checkWritable(_ path: String) async throws(SiteSyncFailure) {
        try await folder.checkWritable(path)
    }

    func list(_ path: String) async throws(SiteSyncFailure) -> [SyncFile] {
        try await folder.list(path)
    }

    func read(_ path: String, limit: Int) async throws(SiteSyncFailure) -> [UInt8] {
        try await folder.read(path, limit: limit)
    }

    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) async throws(SiteSyncFailure) -> Bool {
        try await folder.create(path, bytes)
    }

    func remove(_ path: String) async throws(SiteSyncFailure) {
        try await folder.remove(path)
    }

    func changes() -> AsyncStream<Void> {
        folder.changes()
    }
}
