public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        let store = try openStore()
        if let trouble = store.trouble { return trouble }
        let shared = SyncStore(store)
        guard let note: SyncExchangeNote = shared.note(), note.isCarriedOut(in: shared) else {
            return nil
        }
        return .exchanged(backup: note.backup)
    }

    /// Removes the note about an exchange of histories once people have seen it.
    func endNewsOfExchange() async throws(RepositoryError) {
        try await withSyncStore { $0.removeNote() }
        troubles.send(try await trouble())
    }

    public nonisolated func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        troubles.values()
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        try await acknowledgeDamage()
    }
}
