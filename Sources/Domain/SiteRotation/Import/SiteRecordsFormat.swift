/// A file format for records, which turns bytes into typed rows and records into bytes.
///
/// It knows its syntax and nothing of the present records.
public protocol SiteRecordsFormat: Sendable {
    /// Reads a file of entries or of locations, as its header says. An unreadable row is listed as
    /// skipped, and reading continues.
    /// - Throws: ``SiteImportError/unreadableFile(_:)`` when the bytes are not text,
    ///   ``SiteImportError/invalidHeader(_:expected:)``, and `RepositoryError.cancelled` when the
    ///   task was cancelled.
    /// - Complexity: O(*n*) in the number of bytes.
    func read(_ bytes: [UInt8]) throws(SiteImportError) -> SiteImportFile

    /// Splits a table of any program into records, without regard to its header.
    /// - Throws: ``SiteImportError/unreadableFile(_:)`` when no encoding explains the bytes, and
    ///   `RepositoryError.cancelled` when the task was cancelled.
    /// - Complexity: O(*n*) in the number of bytes.
    func sheet(_ bytes: [UInt8]) throws(SiteImportError) -> SiteSheet

    /// Writes a file of entries.
    func write(_ table: SiteExportTable) -> [UInt8]

    /// Writes a file of the details of entries.
    func write(_ details: SiteExportDetails) -> [UInt8]

    /// Writes a file of locations, in the order given.
    func write(_ locations: [SiteLocation]) -> [UInt8]
}

/// The content of a file, as its format has read it.
public enum SiteImportFile: Hashable, Sendable {
    case history(SiteHistoryTable)
    case locations(SiteLocationsTable)
}
