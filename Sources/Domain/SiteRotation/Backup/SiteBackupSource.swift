public import Foundation
public import MomentumDomain

/// The records of a store, in the form for a backup.
public protocol SiteBackupSource: Sendable {
    /// All records, dated `now`.
    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup
}
