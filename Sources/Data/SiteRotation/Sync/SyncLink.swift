import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

struct SyncLimits: Sendable {
    /// The most files of a device in the folder before it merges them (ST-48).
    var files = 64
    /// The number of bytes to read before a batch is passed on.
    var batchSize = 8 << 20
}

/// The store of this device and a sync folder, as one sync sees them.
struct SyncLink: Sendable {
    let store: FileSiteRotationRepository
    let folder: any SyncFolder
    let dates: any WallClock
    let limits: SyncLimits
    /// True if this sync makes the folder the one of the device, in place of any other.
    let isMoving: Bool

    /// Works on the store under its lock, and turns its error into a failure of the sync.
    func stored<Value: Sendable>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Value
    ) async throws(SiteSyncFailure) -> Value {
        do {
            return try await store.withSyncStore(body)
        } catch {
            throw SiteSyncFailure(error)
        }
    }

    /// Works on the store, unless the device has moved to another folder.
    func storedHere<Value: Sendable>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Value
    ) async throws(SiteSyncFailure) -> Value {
        try await stored { store throws(SiteStoreError) -> Result<Value, SiteSyncFailure> in
            let elsewhere = try isMoving ? nil : store.otherLocation(than: folder.location)
            if let elsewhere { return .failure(.otherFolder(elsewhere)) }
            return .success(try body(store))
        }.get()
    }

    /// The memory of earlier syncs; throws `otherFolder` if the device syncs with another folder.
    func memory() async throws(SiteSyncFailure) -> SyncMemory {
        let memory = try await storedHere { store throws(SiteStoreError) in
            try store.memory(of: folder.location) ?? SyncMemory()
        }
        // An unfinished start here does not cover later changes through the other folder.
        return isMoving && memory.location == nil ? SyncMemory() : memory
    }

    /// Saves the memory if it differs from the one saved last, and returns true then.
    ///
    /// Only if the whole sync succeeded, the folder becomes the one of this device: a wrong one
    /// would keep the right one out. Throws `otherFolder` if the device has moved to another one.
    @discardableResult
    func save(
        _ memory: inout SyncMemory,
        after saved: inout SyncMemory,
        isWhole: Bool = false
    ) async throws(SiteSyncFailure) -> Bool {
        let location = folder.location
        memory.recordSync(with: isWhole ? location : nil, after: saved, now: dates.now)
        guard memory != saved else { return false }
        try await storedHere { [memory, saved] store throws(SiteStoreError) in
            // If the file was removed meanwhile, everything has to be read and published again.
            let held: SyncMemory? = try store.memory(of: location)
            guard saved.location == nil || held?.location != nil else { return }
            // A sync with another folder that still runs ends when it finds its memory gone.
            if isWhole, saved.location == nil { try store.removeMemories(besides: location) }
            try store.save(memory, of: location)
        }
        saved = memory
        return true
    }
}

extension SyncStore {
    /// The other folder that this device syncs with, if any.
    fileprivate func otherLocation(than location: String) throws(SiteStoreError) -> String? {
        try first(besides: location) { (memory: SyncMemory) in memory.place }
    }
}
