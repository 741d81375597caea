/// A file format for records: what turns bytes into typed rows, and records into bytes.
///
/// A format knows its syntax and nothing of the records that are there already.
public protocol SiteRecordsFormat: Sendable {
    /// Reads a file of entries or of locations; its header says which. A row that cannot be read is
    /// listed as skipped, and the others are read on.
    /// - Throws: ``SiteImportError/unreadableFile(_:)`` when the bytes are no text,
    ///   ``SiteImportError/invalidHeader(_:expected:)``, and `RepositoryError.cancelled` when
    ///   the caller gave it up.
    /// - Complexity: O(*n*) in the number of bytes.
    func read(_ bytes: [UInt8]) throws(SiteImportError) -> SiteImportFile

    /// Writes a file of entries.
    func write(_ table: SiteExportTable) -> [UInt8]

    /// Writes a file of locations, in the order given.
    func write(_ locations: [SiteLocation]) -> [UInt8]
}

/// What a file holds, as its format has read it.
public enum SiteImportFile: Hashable, Sendable {
    case history(SiteHistoryTable)
    case locations(SiteLocationsTable)
}
