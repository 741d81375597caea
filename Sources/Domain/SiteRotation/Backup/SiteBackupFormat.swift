/// A file format for backups.
public protocol SiteBackupFormat: Sendable {
    /// Writes a complete file; equal backups give equal bytes.
    func write(_ backup: SiteBackup) -> [UInt8]

    /// Reads and checks a complete file.
    ///
    /// - Throws: ``SiteBackupError/notBackup``, ``SiteBackupError/cut``,
    ///   ``SiteBackupError/changed``, ``SiteBackupError/newer`` or
    ///   ``SiteBackupError/damaged(line:)``.
    /// - Complexity: O(*n*) in the number of bytes.
    func read(_ bytes: [UInt8]) throws(SiteBackupError) -> SiteBackup
}
