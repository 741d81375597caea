import MomentumDomain
import MomentumSiteStore

@testable import MomentumSiteRotationData

extension FileSiteRotationRepository {
    /// The findings from opening the store; throws like ``records()``.
    func report() throws(RepositoryError) -> SiteStoreFiles.Report { try openStore().report }
}
