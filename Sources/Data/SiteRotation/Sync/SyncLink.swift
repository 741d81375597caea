import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

struct SyncLimits: Sendable {
    /// The maximum number of a device's files in the folder; more are merged (ST-48).
    var files = 64
    /// The number of bytes after which a batch is passed on.
    var batchSize = 8 << 20
}

/// The store of this device and a sync folder, for one sync.
struct SyncLink: Sendable {
    let store: FileSiteRotationRepository
    let folder: any SyncFolder
    let dates: any WallClock
    let limits: SyncLimits
    /// True if the device moves to this folder and leaves its former one.
    let isMoving: Bool
    /// The id of the store in this run; `nil` until the run has read it.
    private(set) var storeID: UUID?

    init(
        store: FileSiteRotationRepository,
        folder: any SyncFolder,
        dates: any WallClock,
        limits: SyncLimits,
        isMoving: Bool
    ) {
        self.store = store
        self.folder = folder
        self.dates = dates
        self.limits = limits
        self.isMoving = isMoving
    }

    /// This link for the next steps of a run, which end if the store gets another id.
    func bound(to storeID: UUID?) -> SyncLink {
        var link = self
        link.storeID = storeID
        return link
    }

    /// Works on the store under its lock; converts its error to a sync failure.
    ///
    /// Throws `historyChanged` if another process has joined the store of another history: the
    /// findings of this run are about the former one.
    func stored<Value: Sendable>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Value
    ) async throws(SiteSyncFailure) -> Value {
        let result: Result<Value, SiteSyncFailure>
        do {
            result = try await store.withSyncStore { [storeID] store throws(SiteStoreError) in
                guard storeID == nil || storeID == store.storeID else {
                    return .failure(.historyChanged)
                }
                return .success(try body(store))
            }
        } catch {
            throw SiteSyncFailure(error)
        }
        return try result.get()
    }

    /// Works on the store, unless the device has moved to another folder.
    func storedHere<Value: Sendable>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Value
    ) async throws(SiteSyncFailure) -> Value {
        try await stored { store throws(SiteStoreError) -> Result<Value, SiteSyncFailure> in
            let elsewhere = try isMoving ? nil : store.otherLocation(than: folder.location)
            if let elsewhere { return .failure(.otherFolder(elsewhere)) }
            if !isMoving, let damaged = try store.damagedMemory(besides: folder.location) {
                let held: SyncMemory? = try store.memory(of: folder.location)
                guard held?.place != nil else { return .failure(.unknownFolder(damaged)) }
            }
            return .success(try body(store))
        }.get()
    }

    /// The memory of earlier syncs; throws `otherFolder` if the device syncs with another folder.
    func memory() async throws(SiteSyncFailure) -> SyncMemory {
        let memory = try await storedHere { store throws(SiteStoreError) in
            try store.memory(of: folder.location) ?? SyncMemory()
        }
        // An unfinished sync here does not cover later changes through the other folder.
        return isMoving && memory.location == nil ? SyncMemory() : memory
    }

    /// Saves the memory if it differs from the last saved one; returns true if it did.
    ///
    /// The folder becomes this device's folder only after a complete sync: a wrong one would block
    /// the right one. Throws `otherFolder` if the device has moved to another folder.
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
            try put(memory, after: saved, in: store, isWhole: isWhole)
        }
        saved = memory
        return true
    }

    /// Saves the memory unless it was removed meanwhile; everything must then be read and published
    /// again.
    func put(
        _ memory: SyncMemory,
        after saved: SyncMemory,
        in store: SyncStore,
        isWhole: Bool = false
    ) throws(SiteStoreError) {
        let held: SyncMemory? = try store.memory(of: folder.location)
        guard saved.location == nil || held?.location != nil else { return }
        // A running sync with another folder ends when it finds its memory removed.
        if isWhole, saved.location == nil {
            try store.removeMemories(besides: folder.location)
        }
        // Another process may have found a fork, which this one could not see after it.
        try store.save(memory.keepingForks(of: held, since: saved), of: folder.location)
    }
}

extension SyncStore {
    /// The other folder that this device syncs with, if any.
    fileprivate func otherLocation(than location: String) throws(SiteStoreError) -> String? {
        try first(besides: location) { (memory: SyncMemory) in memory.place }
    }
}
