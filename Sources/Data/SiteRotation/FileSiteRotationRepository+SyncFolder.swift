public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder? {
        let store = SyncStore(try openStore())
        do throws(SiteStoreError) {
            return try store.first { (memory: SyncMemory) in
                memory.place.map { KnownSyncFolder(location: $0, lastSync: memory.lastSync) }
            }
        } catch {
            throw error.repositoryError
        }
    }

    public func forgetSyncFolder() async throws(RepositoryError) {
        try await withSyncStore { store throws(SiteStoreError) in
            // Without sync no other code would finish an exchange of histories, or end its news.
            _ = try SyncExchangeNote.finished(in: store)
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
