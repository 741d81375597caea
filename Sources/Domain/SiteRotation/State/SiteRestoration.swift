import Foundation
import MomentumDomain

/// Makes a state of the registers that a snapshot kept, a part at a time.
package struct SiteRestoration: Sendable {
    private var state = SiteRotationState()
    /// Whether some entries may be twins, which have to be looked for then.
    private var mayHaveTwins = false
    /// Rows that make the next block of the view.
    private var rows: [EntryRow] = []
    /// The start of the live entry that was added last.
    private var lastStart: Int64?

    /// Begins with all registers but those of the entries that are not deleted.
    package init(_ registers: SiteRegisters) {
        state.keys = registers.keys
        state.starts = nil
        for place in registers.entryPlaces { _ = state.entries.position(of: place) }
        for (id, key) in registers.tombstones {
            var entry = EntryRegisters(id: id)
            entry.isDeleted = true
            entry.keys.deleted = key
            state.dormant[id] = entry
        }
        _ = state.tables.merge(registers.tables)
        if let order = registers.order { state.order.merge(order.value, order.key) }
        state.numbers = registers.numbers
        state.unknown = UnknownFields(registers.unknown)
        state.answers = CommandAnswers(state.tables.commands)
    }

    /// Adds an entry; those that are live come in order.
    ///
    /// One that has a tombstone stays deleted.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func append(_ registers: EntryRegisters) {
        var row = registers.row
        row.start = row.start.boundedToDates
        row.end = row.end.boundedToDates
        let isDeleted = state.dormant[row.id]?.isDeleted ?? registers.isDeleted
        guard registers.isLive, !isDeleted else {
            state.dormant[row.id] = EntryRegisters(
                row: row,
                keys: registers.keys,
                isDeleted: isDeleted
            )
            return
        }
        row.take(registers.keys)
        if !registers.keys.isPlain { state.exceptions[row.id] = registers.keys }
        if row.isInCalendar { append(live: row) } else { append(apart: row) }
    }

    /// Adds the row of an entry that was created, is not deleted, and has no keys but its own two.
    ///
    /// - Complexity: O(1) amortised.
    package mutating func append(_ row: consuming EntryRow) {
        guard !row.isInCalendar else { return append(live: row) }
        row.start = row.start.boundedToDates
        row.end = row.end.boundedToDates
        append(apart: row)
    }

    /// Adds a row whose times no calendar has (TR-5).
    private mutating func append(apart row: EntryRow) {
        if row.isUnended { state.open.insert(row.id) }
        state.insertApart(row)
    }

    private mutating func append(live row: consuming EntryRow) {
        let start = row.start
        if row.isUnended { state.open.insert(row.id) }
        // Starts alone tell the order of nearly all, and are compared without the rows.
        guard let lastStart, start - lastStart < SiteTwins.span else {
            if rows.isEmpty { rows.reserveCapacity(SiteEntries.blockSize) }
            rows.append(row)
            if rows.count == SiteEntries.blockSize { handOn() }
            lastStart = start
            return
        }
        mayHaveTwins = true
        handOn()
        state.entries.insert(row)
        self.lastStart = max(lastStart, start)
    }

    private mutating func handOn() {
        state.entries.append(later: rows)
        rows = []
    }

    /// The state, when everything was added.
    package consuming func finish() -> SiteRotationState {
        handOn()
        state.finishRestoring(mayHaveTwins: mayHaveTwins)
        return state
    }
}

extension SiteRotationState {
    fileprivate mutating func finishRestoring(mayHaveTwins: Bool) {
        if mayHaveTwins { projectAll(with: EntryChanges()) { _ in } }
        records = SiteRecords(
            locations: projectLocations(),
            entries: entries,
            ahead: projectApart(),
            answers: projectAnswers()
        )
    }
}
