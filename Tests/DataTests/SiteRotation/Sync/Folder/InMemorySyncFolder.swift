@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// One device's view of a ``SyncPlace``: a sync folder in memory, with faults on demand.
struct InMemorySyncFolder: SyncFolder {
    let place: SyncPlace
    /// The number of the device that looks; each has its own delays.
    let device: Int
    let location: String

    init(_ place: SyncPlace = SyncPlace(), device: Int = 0, location: String = "memory") {
        self.place = place
        self.device = device
        self.location = location
    }

    func make() {}

    func checkWritable(_ path: String) throws(SiteSyncFailure) {
        if place.isReadOnly { throw .notWritable("memory") }
    }

    func list(_ folder: String) throws(SiteSyncFailure) -> [SyncFile] {
        _ = try SyncPath(folder: folder)
        return try place.list(folder, device: device)
    }

    func read(_ path: String, limit: Int) throws(SiteSyncFailure) -> [UInt8] {
        _ = try SyncPath(path)
        return try place.read(path, limit: limit, device: device)
    }

    @discardableResult
    func create(_ path: String, _ bytes: [UInt8]) throws(SiteSyncFailure) -> Bool {
        _ = try SyncPath(path)
        try checkWritable(path)
        return try place.create(path, bytes, device: device)
    }

    func remove(_ path: String) throws(SiteSyncFailure) {
        _ = try SyncPath(path)
        try place.remove(path, device: device)
    }

    func changes() -> AsyncStream<Void> {
        place.changes()
    }
}
