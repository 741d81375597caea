public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() async throws(RepositoryError) -> KnownSyncFolder? {
        let store = try openStore()
        do throws(SiteStoreError) {
            return try SyncMemoryFile.known(in: store.folder)
        } catch {
            throw error.repositoryError
        }
    }

    public func forgetSyncFolder() async throws(RepositoryError) {
        try await withStore { store throws(SiteStoreError) in
            try SyncMemoryFile.forgetAll(in: store.folder)
        }
    }
}
