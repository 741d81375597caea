public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder? {
        let store = SyncStore(try openStore())
        let damaged: String?
        do throws(SiteStoreError) {
            let known = try store.first { (memory: SyncMemory) in
                memory.place.map { KnownSyncFolder(location: $0, lastSync: memory.lastSync) }
            }
            if let known { return known }
            damaged = try store.damagedMemory()
        } catch {
            throw error.repositoryError
        }
        guard let damaged else { return nil }
        let failure = SiteSyncFailure.unknownFolder(damaged)
        throw .unreadable(
            FailureCause(
                domain: failure.domain,
                code: failure.code,
                detail: failure.message.english,
                explanation: failure.message
            )
        )
    }

    public func forgetSyncFolder() async throws(RepositoryError) {
        try await withSyncStore { store throws(SiteStoreError) in
            // Without sync no other code would finish an exchange of histories, or end its news.
            _ = try SyncExchangeNote.finished(in: store)
            // A newer version's memory stays, and is the error of reading it.
            _ = try store.first { (memory: SyncMemory) in memory.place }
            try store.removeMemories()
        }
        try await endNewsOfExchange()
    }

    /// Runs `body` like ``withStore(_:)``, on the part of the store that sync sees.
    func withSyncStore<Result>(
        _ body: @Sendable (SyncStore) throws(SiteStoreError) -> Result
    ) async throws(RepositoryError) -> Result {
        try await withStore { store throws(SiteStoreError) in try body(SyncStore(store)) }
    }
}
