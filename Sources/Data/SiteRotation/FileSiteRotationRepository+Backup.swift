public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
import MomentumSiteStore

extension FileSiteRotationRepository {
    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        _ = try await records()
        return try openStore().state.backup(at: now)
    }
}
