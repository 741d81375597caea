import Foundation

/// The registers of all entries: rows, and data that rows cannot contain.
struct EntryTable: Sendable {
    private(set) var keys = KeyTable()
    private(set) var rows = TwinnedRows()
    private(set) var index = EntryIndex()
    /// The entries that are deleted, or whose creation has not arrived.
    private(set) var dormant: [UUID: EntryRegisters] = [:]
    /// The keys of rows that need more than their own two.
    private(set) var exceptions: [UUID: EntryKeys] = [:]

    init() {}

    /// Builds a table from the writes of a snapshot, in any order.
    init(_ writes: [OrderKey: [UUID: SiteEntryWrite]]) {
        var changes = EntryChanges()
        for (key, writes) in writes.sorted(by: { $0.key < $1.key }) {
            var position: UInt32?
            for write in writes.values { merge(write, key, position: &position, into: &changes) }
        }
        settle(changes) { _ in }
    }

    mutating func prepareForChanges() {
        index.complete(of: rows)
    }

    mutating func look(at horizon: Int64) -> Bool { rows.look(at: horizon) }

    /// The visible log, with the fields that rows do not contain.
    mutating func projected(_ details: RecordTable<EntryDetails>) -> SiteRecords.Log {
        SiteRecords.Log(
            entries: rows.shown.with(details),
            ahead: rows.projectApart().map { entry in details[entry.id].map(entry.with) ?? entry }
        )
    }

    /// Adopts a transaction's write to an entry, field by field if newer.
    ///
    /// `position` is the position of `key` in the table, to which the first adopting register adds
    /// it. Changed registers are added to `changes`, for ``settle(_:_:)``.
    mutating func merge(
        _ write: SiteEntryWrite,
        _ key: OrderKey,
        position: inout UInt32?,
        into changes: inout EntryChanges
    ) {
        let (place, isNew) = changes.reservePosition(of: write.id)
        // A closure that creates the registers would copy the table for each write.
        if isNew { changes.append(registers(of: write.id)) }
        let isChanged = changes.change(at: place) { entry in
            merge(write, key, position: &position, into: &entry)
        }
        if isNew, !isChanged { changes.removeLast() }
    }

    private mutating func merge(
        _ write: SiteEntryWrite,
        _ key: OrderKey,
        position: inout UInt32?,
        into entry: inout EntryRegisters
    ) -> Bool {
        let next = position ?? keys.next
        guard entry.merge(write, key, at: next, keys.all, &rows) else { return false }
        if position == nil { position = keys.append(key) }
        return true
    }

    /// Adopts the newer registers of another table, for ``settle(_:_:)``.
    mutating func merge(_ other: EntryTable, into changes: inout EntryChanges) {
        var positions: [UInt32: UInt32] = [0: 0]
        other.forEachRegisters { entry in
            merge(entry, of: other, positions: &positions, into: &changes)
        }
    }

    private mutating func merge(
        _ entry: EntryRegisters,
        of other: EntryTable,
        positions: inout [UInt32: UInt32],
        into changes: inout EntryChanges
    ) {
        let held = changes[entry.row.id]
        var registers = held ?? registers(of: entry.row.id)
        var newer = registers.newerKeys(in: entry.keys, keys.all, other.keys.all)
        guard newer != EntryKeys() else { return }
        for key in newer.all where positions[key] == nil {
            positions[key] = keys.append(other.keys[key])
        }
        newer.replace { positions[$0] ?? 0 }
        let place =
            newer.place == 0 ? -1 : rows.position(of: other.rows.shown.location(of: entry.row))
        registers.adopt(entry, newer, place: place, other.rows.shown.places)
        let (position, isNew) = changes.reservePosition(of: entry.row.id)
        if isNew {
            changes.append(registers)
        } else {
            changes.change(at: position) { $0 = registers }
        }
    }

    /// Updates the rows from changed registers.
    ///
    /// `check` receives the number of finished rows. If it throws, the table is unusable.
    mutating func settle<Failure: Error>(
        _ changes: EntryChanges,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // Moving many rows one by one costs more than sorting once.
        let count = rows.shown.count + rows.hidden.count
        guard changes.count <= 64 || changes.count * costOfMove <= count else {
            return try settleAll(with: changes, check)
        }
        var moments: [Int64] = []
        // In chronological order, the last use of a place is searched once, not after each row.
        for registers in changes.registers.sorted(by: { $0.row.start < $1.row.start }) {
            settle(registers, moments: &moments)
        }
        var settled = Int64.min
        for moment in moments.sorted() where moment > settled {
            settled = rows.settle(around: moment)
        }
    }

    /// The number of rows that a walk passes in the time of moving one.
    ///
    /// A move also shifts the lists of blocks and of hidden rows.
    private var costOfMove: Int { 16 + rows.shown.blocks.count / 64 + rows.hidden.count / 32 }

    /// Updates one row, and adds its old and new moments.
    private mutating func settle(_ registers: EntryRegisters, moments: inout [Int64]) {
        let (row, held) = (registers.plainRow, liveRow(registers.row.id))
        save(registers)
        if let held, !rows.isApart(held) { moments.append(held.start) }
        if registers.isLive, !rows.isApart(row) {
            moments.append(row.start)
            if let held, rows.replace(held, by: row) {
                index.insert(row)
                return
            }
        }
        if let held {
            rows.remove(held)
            index.remove(held.id)
        }
        guard registers.isLive else { return }
        index.insert(row)
        rows.insert(row)
    }

    private mutating func settleAll<Failure: Error>(
        with changes: EntryChanges,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // As after a snapshot was read, the next search rebuilds the table of starts.
        if changes.count > rows.shown.count / 2 { index.forgetStarts() }
        var all: [EntryRow] = []
        all.reserveCapacity(rows.count + changes.count)
        for (number, block) in rows.shown.blocks.enumerated() {
            try check(number * SiteEntries.blockSize)
            for row in block where !changes.contains(row.id) { all.append(row) }
        }
        for row in rows.hidden where !changes.contains(row.id) { all.append(row) }
        for row in rows.apart where !changes.contains(row.id) { all.append(row) }
        for (number, registers) in changes.registers.enumerated() {
            try check(number)
            save(registers)
            if registers.isLive {
                let row = registers.plainRow
                index.insert(row)
                all.append(row)
            } else {
                index.remove(registers.row.id)
            }
        }
        rows.replaceAll(with: all)
    }

    /// Stores the parts that the row cannot contain: the keys, and complete entries that are not
    /// live.
    private mutating func save(_ registers: EntryRegisters) {
        let id = registers.row.id
        // These tables are usually empty, and even a failed look-up costs a hash.
        if !registers.isLive {
            dormant[id] = registers
        } else if !dormant.isEmpty {
            dormant[id] = nil
        }
        if registers.isLive, !registers.keys.isPlain {
            exceptions[id] = registers.keys
        } else if !exceptions.isEmpty {
            exceptions[id] = nil
        }
    }
}

extension EntryTable {
    /// Builds a table from a snapshot, one entry at a time.
    struct Restorer: Sendable {
        private var table = EntryTable()
        /// True if some entries may be twins, which `finish()` then searches for.
        private var mayHaveTwins = false
        /// The rows of the next block of the view.
        private var rows: [EntryRow] = []
        /// The start of the last added live entry.
        private var lastStart: Int64?

        /// Creates a restorer with the keys, the places and the tombstones.
        init(_ registers: SiteRegisters) {
            table.keys = KeyTable(registers.keys)
            table.index.forgetStarts()
            for place in registers.entryPlaces { _ = table.rows.position(of: place) }
            for (id, key) in registers.tombstones {
                var keys = EntryKeys()
                keys.deleted = key
                table.dormant[id] = EntryRegisters(
                    row: EntryRow(id: id),
                    keys: keys,
                    isDeleted: true
                )
            }
        }

        /// Adds an entry; live ones must arrive in order, and one with a tombstone stays deleted.
        mutating func append(_ registers: EntryRegisters) {
            var row = registers.row
            row.boundToDates()
            let isDeleted = table.dormant[row.id]?.isDeleted ?? registers.isDeleted
            guard registers.isLive, !isDeleted else {
                table.dormant[row.id] = EntryRegisters(
                    row: row,
                    keys: registers.keys,
                    isDeleted: isDeleted
                )
                return
            }
            row.apply(registers.keys)
            if !registers.keys.isPlain { table.exceptions[row.id] = registers.keys }
            append(live: row)
        }

        /// Adds the row of a live entry that needs only its own two keys.
        mutating func append(_ row: consuming EntryRow) {
            if !row.isInCalendar { row.boundToDates() }
            append(live: row)
        }

        private mutating func append(live row: consuming EntryRow) {
            table.index.insertNew(row)
            // A row with times outside all calendars is set apart (TR-5).
            guard row.isInCalendar else { return table.rows.insert(row) }
            let start = row.start
            // Starts alone decide the order of nearly all rows, which saves comparing the rows.
            guard let lastStart, start - lastStart < SiteTwins.span else {
                if rows.isEmpty { rows.reserveCapacity(SiteEntries.blockSize) }
                rows.append(row)
                if rows.count == SiteEntries.blockSize { passOn() }
                lastStart = start
                return
            }
            mayHaveTwins = true
            passOn()
            table.rows.insert(row)
            self.lastStart = max(lastStart, start)
        }

        private mutating func passOn() {
            table.rows.append(later: rows)
            rows = []
        }

        consuming func finish() -> EntryTable {
            passOn()
            if mayHaveTwins { table.rows.settleAll() }
            return table
        }
    }
}
