/// The entries of a history as they stand in an exported file, in its order (SR-90).
public struct SiteExportTable: Hashable, Sendable {
    /// The short names that rows name by position; one that is unknown is empty.
    public let locationNames: [String]
    public let rows: [SiteExportRow]

    /// Takes the entries of `records` in the order of the file.
    ///
    /// Times are cut to whole seconds before they are compared, because that is all a file keeps:
    /// a file that is imported and exported again has the same order (SR-112).
    ///
    /// - Complexity: O(*n*) in the number of entries, as they are nearly in order.
    public init(_ records: SiteRecords) {
        var positions: [SiteLocation.ID: Int] = [:]
        var names: [String] = []
        var rows: [SiteExportRow] = []
        rows.reserveCapacity(records.entryCount)
        func append(_ entry: SiteEntry) {
            let location = records.location(entry.locationID).map { location in
                if let known = positions[location.id] { return known }
                positions[location.id] = names.count
                names.append(location.shortName)
                return names.count - 1
            }
            rows.append(SiteExportRow(entry, location: location))
        }
        for entry in records.entries { append(entry) }
        for entry in records.ahead { append(entry) }
        if zip(rows, rows.dropFirst()).contains(where: { $1.precedes($0, names: names) }) {
            rows.sort { $0.precedes($1, names: names) }
        }
        locationNames = names
        self.rows = rows
    }
}
