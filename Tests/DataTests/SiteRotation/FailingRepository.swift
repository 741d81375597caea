import MomentumDomain
import MomentumSiteRotationDomain
import Foundation

/// A repository whose storage does not answer.
struct FailingRepository: SiteRotationRepository {
    let error = RepositoryError.unavailable(FailureCause(domain: "Test", code: 5))

    func records() async throws(RepositoryError) -> SiteRecords { throw error }

    func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        throw .repository(error)
    }

    func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        throw .repository(error)
    }

    func actions() async throws(RepositoryError) -> [SiteAction] { throw error }

    func writeTimes(of ids: [SiteEntry.ID]) async throws(RepositoryError) -> SiteWriteTimes {
        throw error
    }

    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup { throw error }

    func changes() -> AsyncStream<SiteRecords> { AsyncStream { $0.finish() } }
}
