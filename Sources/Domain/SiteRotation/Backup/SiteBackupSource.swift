public import Foundation
public import MomentumDomain

/// The records of a store, as a backup needs them.
public protocol SiteBackupSource: Sendable {
    /// All records, dated `now`.
    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup
}
