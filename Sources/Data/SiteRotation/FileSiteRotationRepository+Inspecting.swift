public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? {
        try openStore().trouble
    }

    public nonisolated func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        troubles.values()
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {
        try await acknowledgeDamage()
    }
}
