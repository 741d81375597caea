import Foundation
import MomentumDomain

/// The records of Site Rotation as last-writer-wins registers, and the view that follows from them.
///
/// A value without clock or files: every adapter keeps its records in one (ST-1). Transactions may
/// come in any order and any number of times; the outcome is the same (Docs/SiteRotation.md,
/// "Merging").
public struct SiteRotationState: Sendable {
    /// The store that this device writes as; its own transactions can be taken back.
    package var replica: UInt64?

    /// What people see at the moment of ``look(at:)``; always up to date with the registers.
    package internal(set) var records = SiteRecords()

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

    /// The registers of places and operations.
    var tables = RecordTables.base
    var order = PlaceOrder()
    var unknown = UnknownFields()
    var answers = CommandAnswers()

    /// For each replica the numbers of the transactions that are in the registers.
    package internal(set) var numbers: [UInt64: CounterRanges] = [:]

    /// The latest transactions of this device, with what they replaced (ST-62).
    var undos = UndoHistory()

    /// The base state: fourteen locations and no entries (SR-13, ST-58).
    ///
    /// - Parameter replica: The store that this device writes as; `nil` when it only reads.
    public init(replica: UInt64? = nil) {
        self.replica = replica
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

extension SiteRotationState {
    /// The locations that people see, in their own order (ST-59).
    func projectLocations() -> [SiteLocation] {
        let places = tables.places
        var shown: [SiteLocation.ID: Bool] = [:]
        for (id, place) in places.records where place.identity != nil {
            // An entry always finds its place, even when another device removed it meanwhile.
            guard !place.isRemoved || hasEntries(at: id) else { continue }
            shown[id] = place.isEnabled && !place.isRemoved
        }
        if !shown.values.contains(true), let last = lastSwitched(of: shown.keys) {
            shown[last] = true
        }

        let positions = Dictionary(zip(order.ids, 0...), uniquingKeysWith: min)
        let ranked = shown.keys.compactMap { id in
            places[id]?.identity.map { (id: id, place: $0.value, position: positions[id] ?? .max) }
        }
        .sorted { left, right in
            if left.position != right.position { return left.position < right.position }
            if left.place.zone != right.place.zone { return left.place.zone < right.place.zone }
            return (left.place.sideRank, left.id) < (right.place.sideRank, right.id)
        }
        return ranked.enumerated().map { number, ranked in
            SiteLocation(
                id: ranked.id,
                place: ranked.place,
                isEnabled: shown[ranked.id] ?? true,
                sortOrder: number
            )
        }
    }

    /// The place whose last switch counts as refused, because it left none enabled.
    private func lastSwitched(
        of ids: some Collection<SiteLocation.ID>
    ) -> SiteLocation.ID? {
        ids.max { left, right in
            let places = (tables.places[left], tables.places[right])
            let keys = (places.0?.switchKey ?? .base, places.1?.switchKey ?? .base)
            return keys.0 == keys.1 ? left < right : keys.0 < keys.1
        }
    }
}

/// Finding rows by their ids.
extension SiteRotationState {
    /// Makes the table by which entries are found; without it, looking for one takes O(*n*).
    ///
    /// A state that is only read needs none, and takes a third less memory. Every change of a
    /// state that has entries makes it; who asks for a draft first makes it before.
    ///
    /// - Complexity: O(*n*), and O(1) when it is there.
    package mutating func prepareForChanges() {
        guard starts == nil else { return }
        var starts: [IdentifierKey: Int64] = [:]
        starts.reserveCapacity(entries.count + hidden.count + apart.count)
        for block in entries.blocks {
            for row in block { starts[IdentifierKey(row.id)] = row.start }
        }
        for row in hidden { starts[IdentifierKey(row.id)] = row.start }
        for row in apart { starts[IdentifierKey(row.id)] = row.start }
        self.starts = starts
    }

    /// The start of a live row, wherever it stands.
    func start(of id: UUID) -> Int64? {
        if let starts { return starts[IdentifierKey(id)] }
        for block in entries.blocks.reversed() {
            if let row = block.last(where: { $0.id == id }) { return row.start }
        }
        return (hidden.first { $0.id == id } ?? apart.first { $0.id == id })?.start
    }

    /// Notes a live row.
    mutating func note(_ row: EntryRow) {
        starts?[IdentifierKey(row.id)] = row.start
        if row.end == .open {
            open.insert(row.id)
        } else if !open.isEmpty {
            open.remove(row.id)
        }
    }

    /// Notes that an entry has no live row any more.
    mutating func forget(_ id: UUID) {
        starts?[IdentifierKey(id)] = nil
        open.remove(id)
    }
}
