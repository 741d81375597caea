import Foundation

/// The records of Site Rotation as last-writer-wins registers, and the view that follows from them.
///
/// A value without clock or files: every adapter keeps its records in one (ST-1). Transactions may
/// come in any order and any number of times; the outcome is the same (Docs/SiteRotation.md,
/// "Merging").
public struct SiteRotationState: Sendable {
    /// The store that this device writes as; its own transactions can be taken back.
    public var replica: UInt64?

    /// What people see at the moment of ``look(at:)``; always up to date with the registers.
    public internal(set) var records = SiteRecords()

    /// The rows that are shown.
    var entries = SiteEntries()
    /// Live rows that stand behind a twin at the same place and time (SR-78), in order.
    var hidden: [EntryRow] = []
    /// Live rows that are ahead of the moment of the view, or at no time of a calendar, in order.
    var apart: [EntryRow] = []
    /// ``apart`` as people see it; `nil` while nobody has made it.
    var shownApart: [SiteEntry]? = []
    /// Entries that are deleted, or whose creation has not arrived.
    var dormant: [UUID: EntryRegisters] = [:]
    /// The starts of all live rows; `nil` while nobody has looked for one by its id.
    var starts: [IdentifierKey: Int64]? = [:]
    /// Live rows that nothing has ended.
    var open: Set<UUID> = []
    /// The keys of rows whose own two do not say it all.
    var exceptions: [UUID: EntryKeys] = [:]
    /// The keys of all registers of entries; the first is that of what was never written.
    var keys: [OrderKey] = [.base]

    var places: [SiteLocation.ID: PlaceRegisters]
    var order: [SiteLocation.ID]
    var orderKey = OrderKey.base
    /// The operations that were carried out, with the time of each.
    var commands: [SiteOperation.ID: (time: Int64, key: OrderKey)] = [:]
    var commandAnswers = CommandAnswers()
    var unknown: [UnknownFieldID: (bytes: [UInt8], key: OrderKey)] = [:]

    /// The latest transactions of this device, the newest last, with what they replaced (ST-62).
    var undoSteps: [UndoStep] = []

    /// The base state: fourteen locations and no entries (SR-13, ST-58).
    ///
    /// - Parameter replica: The store that this device writes as; `nil` when it only reads.
    public init(replica: UInt64? = nil) {
        self.replica = replica
        let defaults = SiteLocation.defaults
        places = Dictionary(
            uniqueKeysWithValues: defaults.map { ($0.id, PlaceRegisters(identity: $0.place)) }
        )
        order = defaults.map(\.id)
    }

    /// The registers of an entry, or fresh ones.
    func registers(of id: UUID) -> EntryRegisters {
        // Most of the time this table is empty, and asking it costs as much as a hash.
        if !dormant.isEmpty, let dormant = dormant[id] { return dormant }
        guard let row = liveRow(id) else { return EntryRegisters(id: id) }
        return EntryRegisters(row: row, keys: entryKeys(of: row), isDeleted: false)
    }

    /// The row of an entry that is not deleted, shown or behind its twin.
    func liveRow(_ id: UUID) -> EntryRow? {
        guard hasLiveRows, let start = start(of: id) else { return nil }
        return shownRow(id, start: start) ?? rowApart(id, start: start)
            ?? hiddenRows(in: start...start).first { $0.id == id }
    }

    /// The rows that stand behind a twin and start within a span of time.
    func hiddenRows(in span: ClosedRange<Int64>) -> ArraySlice<EntryRow> {
        guard !hidden.isEmpty else { return [] }
        let first = hidden.lowerBound { $0.start < span.lowerBound }
        return hidden[first..<hidden.lowerBound { $0.start <= span.upperBound }]
    }

    var hasLiveRows: Bool { entries.count > 0 || !hidden.isEmpty || !apart.isEmpty }

    /// The row of an entry that people see, ahead or not.
    func visibleRow(_ id: UUID) -> EntryRow? {
        start(of: id).flatMap { shownRow(id, start: $0) ?? rowApart(id, start: $0) }
    }

    /// The row of an entry that is shown and counts.
    func shownRow(_ id: UUID) -> EntryRow? {
        start(of: id).flatMap { shownRow(id, start: $0) }
    }

    /// Finds a shown row, whose start is known, among those with that start.
    private func shownRow(_ id: UUID, start: Int64) -> EntryRow? {
        var position = entries.firstPosition(from: start)
        while position < entries.count {
            let row = entries.row(at: position)
            if row.id == id { return row }
            if row.start != start { return nil }
            position += 1
        }
        return nil
    }

    func entryKeys(of row: EntryRow) -> EntryKeys {
        exceptions[row.id] ?? EntryKeys(row.key, end: row.endKey)
    }
}
