import Foundation

extension SiteRotationState {
    var entries: SiteEntries { table.rows.shown }
    var hidden: [EntryRow] { table.rows.hidden }
    var apart: [EntryRow] { table.rows.apart }
    var keys: [OrderKey] { table.keys.all }

    func registers(of id: UUID) -> EntryRegisters { table.registers(of: id) }
    func entryKeys(of row: EntryRow) -> EntryKeys { table.entryKeys(of: row) }
    func stamp(_ key: UInt32) -> UInt64 { table.keys[key].stamp }

    func start(of id: UUID) -> Int64? { table.start(of: id) }
    func liveRow(_ id: UUID) -> EntryRow? { table.liveRow(id) }
    func visibleRow(_ id: UUID) -> EntryRow? { table.visibleRow(id) }
    func shownRow(_ id: UUID) -> EntryRow? { table.shownRow(id) }
    func isCreated(_ id: SiteEntry.ID) -> Bool { table.isCreated(id) }

    func isApart(_ row: EntryRow) -> Bool { table.rows.isApart(row) }
    func hiddenRows(in span: ClosedRange<Int64>) -> ArraySlice<EntryRow> {
        table.rows.hiddenRows(in: span)
    }
    func twins(of row: EntryRow) -> [EntryRow] { table.rows.twins(of: row) }
}
