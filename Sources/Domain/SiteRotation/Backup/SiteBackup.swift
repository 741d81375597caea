public import Foundation
public import MomentumDomain

/// All records of a store at a moment, deleted ones included, with what newer versions wrote.
public struct SiteBackup: Hashable, Sendable {
    /// The time at which the backup was made, in whole milliseconds.
    public let created: Date
    /// A write of every written field of each record.
    package let writes: SiteWrites

    package init(created: Date, writes: SiteWrites) {
        self.created = created.cutToMilliseconds()
        self.writes = writes
    }

    /// The number of entries that are not deleted.
    public var entryCount: Int { writes.entries.count { $0.deleted != .set(true) } }
}

/// The records of a store, as a backup needs them.
public protocol SiteBackupSource: Sendable {
    /// All records, dated `now`.
    func backup(at now: Date) async throws(RepositoryError) -> SiteBackup
}

/// A file format for backups.
public protocol SiteBackupFormat: Sendable {
    /// Writes a whole file; equal backups give equal bytes.
    func write(_ backup: SiteBackup) -> [UInt8]

    /// Reads and checks a whole file.
    ///
    /// - Throws: ``SiteBackupError/notBackup``, ``SiteBackupError/cut``,
    ///   ``SiteBackupError/changed``, ``SiteBackupError/newer`` or
    ///   ``SiteBackupError/damaged(line:)``.
    /// - Complexity: O(*n*) in the number of bytes.
    func read(_ bytes: [UInt8]) throws(SiteBackupError) -> SiteBackup
}
