/// A file format for records, which converts bytes to typed rows and records to bytes.
///
/// A format knows its syntax, but not the current records.
public protocol SiteRecordsFormat: Sendable {
    /// Reads a file of entries or of locations, depending on its header. An unreadable row is
    /// listed as skipped, and reading continues.
    /// - Throws: ``SiteImportError/unreadableFile(_:)`` if the bytes are not text,
    ///   ``SiteImportError/invalidHeader(_:expected:)``, or `RepositoryError.cancelled` if the task
    ///   was cancelled.
    /// - Complexity: O(*n*) in the number of bytes.
    func read(_ bytes: [UInt8]) throws(SiteImportError) -> SiteImportFile

    /// Splits any program's table into records, regardless of its header.
    /// - Throws: ``SiteImportError/unreadableFile(_:)`` if no encoding fits the bytes, or
    ///   `RepositoryError.cancelled` if the task was cancelled.
    /// - Complexity: O(*n*) in the number of bytes.
    func sheet(_ bytes: [UInt8]) throws(SiteImportError) -> SiteSheet

    /// Writes a file of entries.
    func write(_ table: SiteExportTable) -> [UInt8]

    /// Writes a file of the details of entries.
    func write(_ details: SiteExportDetails) -> [UInt8]

    /// Writes a file of locations, in the given order.
    func write(_ locations: [SiteLocation]) -> [UInt8]
}

/// The content of a file, as read by its format.
public enum SiteImportFile: Hashable, Sendable {
    case history(SiteHistoryTable)
    case locations(SiteLocationsTable)
}
