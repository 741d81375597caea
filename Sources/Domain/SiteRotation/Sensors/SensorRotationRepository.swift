public import Foundation
public import MomentumDomain

/// The sensor log of a repository, for all code that reads and changes a log.
///
/// Its views are of sensors, and its operations apply to their log.
public struct SensorRotationRepository: SiteRotationRepository {
    private let sites: any SiteRotationRepository

    public init(_ sites: any SiteRotationRepository) {
        self.sites = sites
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        try await sites.records().of(.sensor)
    }

    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await sites.perform(operations.map { $0.of(.sensor) }, at: now).map { $0.of(.sensor) }
    }

    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try await sites.preview(operations.map { $0.of(.sensor) }, at: now).map { $0.of(.sensor) }
    }

    public func actions() async throws(RepositoryError) -> [SiteAction] {
        try await sites.actions()
    }

    public func writeTimes(
        of ids: [SiteEntry.ID]
    ) async throws(RepositoryError) -> SiteWriteTimes {
        try await sites.writeTimes(of: ids)
    }

    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        try await sites.backup(at: now)
    }

    public func changes() -> AsyncStream<SiteRecords> {
        let changes = sites.changes()
        return Broadcast<SiteRecords>.values { send in
            for await records in changes { send(records.of(.sensor)) }
        }
    }
}
