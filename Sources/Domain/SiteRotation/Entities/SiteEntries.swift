public import Foundation
import MomentumDomain

/// The entries of a history, earliest first: by start, then creation time, then id.
///
/// Copies share their blocks: after one more entry, an older and a newer view differ by one block
/// of at most `blockSize` rows. Ends are not stored but follow from the next entry
/// (Docs/SiteRotation.md, "Merging"), so a change touches only its own rows.
public struct SiteEntries: Sendable {
    /// Every change copies one block, and a reference per block.
    static let blockSize = 256

    /// The rows in order; no block is empty.
    private(set) var blocks: [[EntryRow]] = []
    /// The position of each block's first row among all rows.
    private(set) var offsets: [Int] = []
    public private(set) var count = 0
    /// The latest start that counts; see ``SiteRotationState/look(at:)``.
    private(set) var horizon = Int64.calendar.upperBound
    /// The use of each of ``places``, at the same positions.
    private(set) var uses: [SiteUse] = []
    /// The places that the rows name by position.
    private(set) var places: [SiteLocation.ID] = []
    private var positions: [IdentifierKey: Int32] = [:]
    /// The fields of entries that rows do not contain.
    private(set) var details = RecordTable<EntryDetails>()

    public init() {}

    /// Creates a history from entries in any order; the first of several entries with one id
    /// counts.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    public init(_ entries: some Sequence<SiteEntry>) {
        var known: Set<UUID> = []
        known.reserveCapacity(entries.underestimatedCount)
        var rows: [EntryRow] = []
        rows.reserveCapacity(entries.underestimatedCount)
        for entry in entries where known.insert(entry.id).inserted {
            var row = EntryRow(id: entry.id)
            row.start = entry.startTime.milliseconds
            row.created = row.start
            row.end = entry.endTime.map { .fixed($0.milliseconds) } ?? .open
            row.place = position(of: entry.locationID)
            row.note = entry.note
            if let written = entry.details { details.merge(written, .base) }
            rows.append(row)
        }
        rows.sort(by: <)
        replaceAll(with: rows)
    }

    /// The use of one location, in O(1); `nil` if it has no entries.
    public func use(of location: SiteLocation.ID?) -> SiteUse? {
        guard let location else { return unplaced.count > 0 ? unplaced : nil }
        guard let position = positions[IdentifierKey(location)] else { return nil }
        let use = uses[Int(position)]
        return use.count > 0 ? use : nil
    }

    /// The uses of the entries that have no location.
    private(set) var unplaced = SiteUse()

    /// The position by which rows name `location`; adds a new location to the table.
    mutating func position(of location: SiteLocation.ID?) -> Int32 {
        guard let location else { return -1 }
        let key = IdentifierKey(location)
        if let known = positions[key] { return known }
        let position = Int32(places.count)
        places.append(location)
        uses.append(SiteUse())
        positions[key] = position
        return position
    }

    /// The position by which rows name `location`; `nil` if it is not in the table.
    func knownPosition(of location: SiteLocation.ID) -> Int32? {
        positions[IdentifierKey(location)]
    }

    /// The entries with their further fields.
    func with(_ details: RecordTable<EntryDetails>) -> SiteEntries {
        var entries = self
        entries.details = details
        return entries
    }

    /// Moves the latest start that counts; the rows stay unchanged.
    mutating func look(at horizon: Int64) {
        self.horizon = horizon
    }

    /// Replaces all rows by `rows`, which must be in order.
    mutating func replaceAll(with rows: [EntryRow]) {
        blocks = stride(from: 0, to: rows.count, by: Self.blockSize).map { start in
            Array(rows[start..<Swift.min(start + Self.blockSize, rows.count)])
        }
        for position in uses.indices { uses[position] = SiteUse() }
        unplaced = SiteUse()
        for row in rows { recordUse(of: row) }
        recount(from: 0)
    }

    /// Appends a block of rows, which must be in order and start after all others.
    mutating func append(later rows: [EntryRow]) {
        guard !rows.isEmpty else { return }
        // Passes the values of a row, because the row itself would be copied.
        for index in rows.indices {
            recordUse(at: rows[index].place, from: rows[index].start, to: rows[index].fixedEnd)
        }
        blocks.append(rows)
        offsets.append(count)
        count += rows.count
    }

    /// Inserts `row` in order: O(log *n*) and one block, and O(*n* / 256) unless it is the last.
    mutating func insert(_ row: EntryRow) {
        recordUse(of: row)
        guard let last = blocks.indices.last, let end = blocks[last].last, row < end else {
            append(row)
            return
        }
        let block = blocks.lowerBound { $0[$0.count - 1] < row }
        blocks[block].insert(row, at: blocks[block].lowerBound { $0 < row })
        if blocks[block].count > Self.blockSize {
            let half = blocks[block].count / 2
            let upper = Array(blocks[block][half...])
            blocks[block].removeSubrange(half...)
            blocks.insert(upper, at: block + 1)
        }
        recount(from: block)
    }

    /// Removes a row from the list; its order identifies it.
    mutating func remove(_ row: EntryRow) {
        let position = lowerBound(of: row)
        guard position < count else { return }
        let (block, index) = place(of: position)
        guard blocks[block][index].id == row.id else { return }
        blocks[block].remove(at: index)
        if blocks[block].isEmpty { blocks.remove(at: block) }
        recount(from: Swift.min(block, blocks.count))
        forgetUse(of: row)
    }

    /// Replaces the row with the same order by `row`.
    mutating func replace(_ row: EntryRow) {
        let position = lowerBound(of: row)
        guard position < count else { return }
        let (block, index) = place(of: position)
        guard blocks[block][index].id == row.id else { return }
        let old = blocks[block][index]
        blocks[block][index] = row
        guard old.place != row.place || old.fixedEnd != row.fixedEnd else { return }
        recordUse(of: row)
        forgetUse(of: old)
    }

    func lowerBound(of row: EntryRow) -> Int {
        let block = blocks.lowerBound { $0[$0.count - 1] < row }
        guard block < blocks.count else { return count }
        return offsets[block] + blocks[block].lowerBound { $0 < row }
    }

    func firstPosition(from start: Int64) -> Int {
        let block = blocks.lowerBound { $0[$0.count - 1].start < start }
        guard block < blocks.count else { return count }
        return offsets[block] + blocks[block].lowerBound { $0.start < start }
    }

    func rows(in span: ClosedRange<Int64>) -> [EntryRow] {
        let first = firstPosition(from: span.lowerBound)
        return (first..<count).lazy.map { row(at: $0) }.prefix { $0.start <= span.upperBound }
            .map(\.self)
    }

    func row(at position: Int) -> EntryRow {
        let (block, index) = place(of: position)
        return blocks[block][index]
    }

    var lastRow: EntryRow? { blocks.last?.last }

    func location(of row: EntryRow) -> SiteLocation.ID? {
        row.place < 0 ? nil : places[Int(row.place)]
    }

    /// The visible end of a row in the list.
    func shownEnd(of row: EntryRow) -> Int64? {
        let next = lowerBound(of: row) + 1
        return shownEnd(of: row, before: next < count ? self.row(at: next).start : nil)
    }

    /// The visible end of a row, given the start of the next one.
    func shownEnd(of row: EntryRow, before following: Int64?) -> Int64? {
        row.shownEnd(before: following, horizon: horizon)
    }

    /// The block of a position, and the index inside the block.
    private func place(of position: Int) -> (block: Int, index: Int) {
        let block = offsets.lowerBound { $0 <= position } - 1
        return (block, position - offsets[block])
    }

    private mutating func append(_ row: EntryRow) {
        if let last = blocks.indices.last, blocks[last].count < Self.blockSize {
            blocks[last].append(row)
            count += 1
        } else {
            var block: [EntryRow] = []
            // The second and all later blocks usually fill up.
            if !blocks.isEmpty { block.reserveCapacity(Self.blockSize) }
            block.append(row)
            blocks.append(block)
            recount(from: blocks.count - 1)
        }
    }

    private mutating func recount(from block: Int) {
        offsets.removeSubrange(Swift.min(block, offsets.count)...)
        var offset = block > 0 ? offsets[block - 1] + blocks[block - 1].count : 0
        for block in blocks[block...] {
            offsets.append(offset)
            offset += block.count
        }
        count = offset
    }

    private mutating func recordUse(of row: EntryRow) {
        recordUse(at: row.place, from: row.start, to: row.fixedEnd)
    }

    private mutating func recordUse(at place: Int32, from start: Int64, to end: Int64?) {
        if place < 0 {
            unplaced.add(from: start, to: end)
        } else {
            uses[Int(place)].add(from: start, to: end)
        }
    }

    /// The caller has removed `row`.
    private mutating func forgetUse(of row: EntryRow) {
        var use = row.place < 0 ? unplaced : uses[Int(row.place)]
        let isLast = use.lastStart == row.start
        let isLastEnd = row.fixedEnd.map { $0 == use.lastFixedEnd } ?? false
        use.remove(
            newLastStart: isLast ? lastStart(of: row.place) : use.lastStart,
            newLastFixedEnd: isLastEnd ? lastFixedEnd(of: row.place) : use.lastFixedEnd
        )
        if row.place < 0 {
            unplaced = use
        } else {
            uses[Int(row.place)] = use
        }
    }

    /// The latest start at a place, searched from the end.
    private func lastStart(of place: Int32) -> Int64? {
        for block in blocks.reversed() {
            if let row = block.last(where: { $0.place == place }) { return row.start }
        }
        return nil
    }

    /// The latest fixed end at a place; any row may have it.
    private func lastFixedEnd(of place: Int32) -> Int64? {
        blocks.lazy.joined().filter { $0.place == place }.compactMap(\.fixedEnd).max()
    }
}
