import Foundation

/// Checks the rows of a file of locations, and builds one operation from the accepted ones
/// (SR-113).
struct SiteLocationsPlanner {
    private let records: SiteRecords
    private var accepted: [(row: SiteLocationsTable.Row, found: SiteImportLocations.Found)] = []
    private var skipped: [SiteImportReport.Skip]

    private init(_ table: SiteLocationsTable, records: SiteRecords) {
        self.records = records
        skipped = table.skipped
        let resolver = SiteLocationResolver(records.allLocations)
        var taken: Set<SiteLocation.ID> = []
        for row in table.rows {
            guard let found = resolver.find(row.location) else {
                skip(row, .badLocation)
                continue
            }
            guard taken.insert(found.id).inserted else {
                skip(row, .duplicateRow)
                continue
            }
            accepted.append((row, found))
        }
        skipped.sort { $0.row < $1.row }
        accepted.sort { left, right in
            (left.row.sortOrder, left.row.number) < (right.row.sortOrder, right.row.number)
        }
    }

    /// Plans the import of a table.
    ///
    /// `id` becomes the identity of the operation. Throws ``SiteImportError/noValidEntries(_:)``.
    static func plan(
        _ table: SiteLocationsTable,
        id: UUID,
        records: SiteRecords
    ) throws(SiteImportError) -> SiteImportPreview {
        let planner = SiteLocationsPlanner(table, records: records)
        guard !planner.accepted.isEmpty else { throw .noValidEntries(planner.skipped) }
        return planner.preview(id: id)
    }

    private mutating func skip(_ row: SiteLocationsTable.Row, _ kind: SiteImportReport.Skip.Kind) {
        skipped.append(SiteImportReport.Skip(row: row.number, kind: kind, text: row.location))
    }

    private func preview(id: UUID) -> SiteImportPreview {
        var locations = accepted.map { accepted in
            SiteLocation(
                id: accepted.found.id,
                place: accepted.found.place,
                isEnabled: accepted.row.isEnabled,
                sortOrder: accepted.row.sortOrder
            )
        }
        var repairs: [SiteImportReport.Repair] = []
        if let kept = positionToKeepEnabled {
            locations[kept].isEnabled = true
            repairs.append(
                SiteImportReport.Repair(row: accepted[kept].row.number, kind: .keptEnabled)
            )
        }
        let change = SiteLocationsImport(id: id, locations: locations)
        let named = Set(locations.map(\.id))
        let updated = change.placed(among: records.allLocations).enumerated().filter {
            position,
            location in
            guard named.contains(location.id), let held = records.location(location.id) else {
                return false
            }
            return held.isEnabled != location.isEnabled || held.sortOrder != position
        }
        return SiteImportPreview(
            operation: .importLocations(change),
            report: SiteImportReport(
                content: .locations,
                importedCount: locations.count,
                updatedCount: updated.count,
                skipped: skipped,
                repairs: repairs,
                created: accepted.filter { !$0.found.isKnown }.map(\.found.place)
            )
        )
    }

    /// The row that stays enabled despite the file, because no other location would be enabled.
    private var positionToKeepEnabled: Int? {
        let named = Set(accepted.map(\.found.id))
        let others = records.allLocations.filter(\.isEnabled).contains { !named.contains($0.id) }
        guard !others, !accepted.contains(where: \.row.isEnabled) else { return nil }
        let enabledNow = accepted.firstIndex { records.location($0.found.id)?.isEnabled == true }
        return enabledNow ?? accepted.startIndex
    }
}
