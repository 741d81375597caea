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
                sortOrder: accepted.row.sortOrder,
                usedFor: records.configuredLocation(accepted.found.id)?.usedFor ?? .both
            )
        }
        let kept = positionsToKeepEnabled(among: locations)
        for position in kept { locations[position].isEnabled = true }
        let repairs = kept.map { position in
            SiteImportReport.Repair(row: accepted[position].row.number, kind: .keptEnabled)
        }
        let change = SiteLocationsImport(id: id, locations: locations)
        let named = Set(locations.map(\.id))
        let updated = change.placed(among: records.allLocations).enumerated().filter {
            position,
            location in
            guard named.contains(location.id),
                let held = records.configuredLocation(location.id)
            else { return false }
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

    /// The rows that stay enabled despite the file, because a device would have no other location.
    private func positionsToKeepEnabled(among locations: [SiteLocation]) -> [Int] {
        let named = Set(locations.map(\.id))
        var enabled =
            records.allLocations.filter { $0.isEnabled && !named.contains($0.id) }
            + locations.filter(\.isEnabled)
        var kept: [Int] = []
        for device in WornDevice.allCases
        where !enabled.contains(where: { $0.usedFor.contains(device.use) }) {
            let position = locations.firstIndex { location in
                let held = records.configuredLocation(location.id)
                return held?.isEnabled == true && location.usedFor.contains(device.use)
            }
            guard let position else { continue }
            kept.append(position)
            enabled.append(locations[position])
        }
        return enabled.isEmpty ? [locations.startIndex] : kept.sorted()
    }
}
