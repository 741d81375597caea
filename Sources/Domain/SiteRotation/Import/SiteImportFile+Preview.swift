import Foundation

extension SiteImportFile {
    /// The import of the content as the operation `id`; throws its planner's errors.
    func preview(
        id: UUID,
        mode: SiteImport.Mode,
        records: SiteRecords,
        now: Date
    ) throws(SiteImportError) -> SiteImportPreview {
        switch self {
        case .history(let table):
            try SiteHistoryPlanner.plan(table, id: id, mode: mode, records: records, now: now)
        case .locations(let table):
            try SiteLocationsPlanner.plan(table, id: id, records: records)
        }
    }
}
