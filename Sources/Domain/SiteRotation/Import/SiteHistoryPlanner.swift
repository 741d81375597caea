import Foundation
import MomentumDomain

/// Checks the rows of a file of entries, and builds one operation from the accepted ones (SR-102 to
/// SR-109).
struct SiteHistoryPlanner {
    /// The maximum distance of a start after now in seconds, because clocks and time zones differ
    /// (SR-102).
    private static let leeway: Int64 = 24 * 3600

    private struct Accepted {
        let row: Int
        let id: UUID
        let moment: SiteMoment
        /// The end in milliseconds since 1970; `nil` while open.
        var end: Int64?
    }

    private let table: SiteHistoryTable
    private let mode: SiteImport.Mode
    private let records: SiteRecords
    private let now: Int64
    private var latestStart: Int64 { now + Self.leeway }
    private var locations: SiteImportLocations
    /// The moments of the accepted rows; created once a row is not later than all previous ones.
    private var moments: Set<SiteMoment>?
    private var latest = Int64.min
    private var accepted: [Accepted] = []
    private var skipped: [SiteImportReport.Skip]
    private var repairs: [SiteImportReport.Repair] = []

    private init(
        _ table: SiteHistoryTable,
        mode: SiteImport.Mode,
        records: SiteRecords,
        now: Date
    ) throws(SiteImportError) {
        self.table = table
        self.mode = mode
        self.records = records
        self.now = now.wholeSeconds
        locations = SiteImportLocations(texts: table.locationTexts, known: records.allLocations)
        skipped = table.skipped
        accepted.reserveCapacity(table.rows.count)
        for position in table.rows.indices {
            try step(position, of: table.rows.count)
            checkRow(at: position)
        }
        skipped.sort { $0.row < $1.row }
    }

    /// Plans the import of a table.
    ///
    /// `id` becomes the identity of the operation; rows that start more than 24 hours after `now`
    /// are skipped. Throws ``SiteImportError/noValidEntries(_:)``, or `RepositoryError.cancelled`
    /// if the task was cancelled. Takes O(*n* log *n*) in the numbers of rows and entries.
    static func plan(
        _ table: SiteHistoryTable,
        id: UUID,
        mode: SiteImport.Mode,
        records: SiteRecords,
        now: Date
    ) throws(SiteImportError) -> SiteImportPreview {
        var planner = try SiteHistoryPlanner(table, mode: mode, records: records, now: now)
        let acceptedCount = planner.accepted.count
        guard acceptedCount > 0 else { throw .noValidEntries(planner.skipped) }
        if mode == .merge { try planner.leaveOutPresentRows() }
        planner.useLocations()
        try planner.closeOpenEntries()
        return try planner.preview(id: id, presentCount: acceptedCount - planner.accepted.count)
    }

    private func step(_ number: Int, of total: Int) throws(SiteImportError) {
        try LongWork.step(number, of: total, .checking, orThrow: SiteImportError.repository)
    }

    /// Accepts a row, or skips it for the first reason of SR-102 that applies.
    private mutating func checkRow(at position: Int) {
        let row = table.rows[position]
        guard row.start <= latestStart else { return skip(row, .futureDate, row.startText) }
        guard row.start >= 0 else { return skip(row, .earlyDate, row.startText) }
        let end: Int64?
        switch row.wear {
        case .open, .tooLong: end = nil
        case .seconds(let seconds): end = (row.start + seconds) * 1000
        case .unreadable(let text): return skip(row, .badDuration, text)
        case .negative(let text): return skip(row, .negativeDuration, text)
        }
        let location = locations.number(ofText: row.location)
        let moment = SiteMoment(second: row.start, location: location)
        guard insert(moment) else {
            let place = locations.quotation(ofText: row.location)
            return skip(row, .duplicateRow, "\(row.startText), \(place)")
        }
        let id = SiteImport.entryID(second: row.start, location: locations.id(location))
        accepted.append(Accepted(row: position, id: id, moment: moment, end: end))
    }

    /// Records the moment of a row; returns true unless an accepted row already has it.
    private mutating func insert(_ moment: SiteMoment) -> Bool {
        // Files are nearly always chronological, which needs no look-up.
        if moment.second > latest {
            latest = moment.second
            moments?.insert(moment)
            return true
        }
        if moments == nil { moments = Set(accepted.map(\.moment)) }
        return moments?.insert(moment).inserted == true
    }

    private mutating func skip(
        _ row: SiteHistoryTable.Row,
        _ kind: SiteImportReport.Skip.Kind,
        _ text: String
    ) {
        skipped.append(SiteImportReport.Skip(row: row.number, kind: kind, text: text))
    }

    /// Skips the rows that the records already have, by id or as a twin (SR-78, SR-108).
    private mutating func leaveOutPresentRows() throws(SiteImportError) {
        let entries = records.entries
        var ids: Set<IdentifierKey> = []
        var taken: Set<SiteMoment> = []
        ids.reserveCapacity(entries.count)
        taken.reserveCapacity(entries.count)
        // Each place is looked up once.
        let numbers = entries.places.map { locations.number(of: $0) }
        for (number, row) in entries.blocks.joined().enumerated() {
            try step(number, of: entries.count)
            ids.insert(IdentifierKey(row.id))
            let known = row.place < 0 ? locations.number(of: nil) : numbers[Int(row.place)]
            guard let location = known else { continue }
            // Rows start on whole seconds. Those less than a second from the entry are in the
            // entry's own second. They may also be in the next one, unless the entry starts exactly
            // on a second.
            let second = Date(milliseconds: row.start).wholeSeconds
            taken.insert(SiteMoment(second: second, location: location))
            if row.start != second * 1000 {
                taken.insert(SiteMoment(second: second + 1, location: location))
            }
        }
        accepted.removeAll { ids.contains(IdentifierKey($0.id)) || taken.contains($0.moment) }
    }

    /// Marks the locations of the remaining rows as used; unused ones are not created (SR-107).
    private mutating func useLocations() {
        for row in accepted { locations.use(row.moment.location) }
    }

    /// Ends each row with an unknown end at the start of the next entry.
    ///
    /// The last row stays open, unless its duration was too long for a set that is still worn
    /// (SR-105).
    private mutating func closeOpenEntries() throws(SiteImportError) {
        let order = accepted.indices.sorted { left, right in
            let (start, otherStart) = (accepted[left].moment.second, accepted[right].moment.second)
            return start == otherStart ? left < right : start < otherStart
        }
        for (position, index) in order.enumerated() {
            try step(position, of: order.count)
            guard accepted[index].end == nil else { continue }
            let start = accepted[index].moment.second * 1000
            let next = position + 1 < order.count ? order[position + 1] : nil
            let starts = [next.map { accepted[$0].moment.second * 1000 }, keptStart(after: start)]
            let end = starts.compactMap(\.self).min()
            if table.rows[accepted[index].row].wear == .tooLong {
                accepted[index].end = end ?? start
                repair(index, .endedLongEntry)
            } else if let end {
                accepted[index].end = end
                repair(index, .closedOpenEntry)
            }
        }
        if mode == .merge, let active = records.entries.last, active.isOpen {
            let start = active.startTime.milliseconds
            let next = order.first { accepted[$0].moment.second * 1000 >= start }
            if let next { repair(next, .closedActiveSite) }
        }
        let remaining = Set(accepted.map { table.rows[$0.row].number })
        repairs += table.repairs.filter { remaining.contains($0.row) }
        repairs.sort { $0.row < $1.row }
    }

    /// The start in milliseconds of the first remaining entry after `start`.
    private func keptStart(after start: Int64) -> Int64? {
        guard mode == .merge else { return nil }
        let position = records.entries.firstPosition(from: start + 1)
        return position < records.entries.count ? records.entries.row(at: position).start : nil
    }

    private mutating func repair(_ index: Int, _ kind: SiteImportReport.Repair.Kind) {
        let number = table.rows[accepted[index].row].number
        repairs.append(SiteImportReport.Repair(row: number, kind: kind))
    }

    private func preview(
        id: UUID,
        presentCount: Int
    ) throws(SiteImportError) -> SiteImportPreview {
        let entries = try accepted.enumerated().map { number, accepted throws(SiteImportError) in
            try step(number, of: self.accepted.count)
            let row = table.rows[accepted.row]
            return SiteEntry(
                id: accepted.id,
                locationID: locations.id(accepted.moment.location),
                start: accepted.moment.second * 1000,
                end: accepted.end,
                note: accepted.end == nil ? row.noteWithReason : row.note?.nilIfBlank,
                reason: accepted.end == nil ? nil : row.reason
            )
        }
        let change = SiteImport(
            id: id,
            mode: mode,
            newPlaces: locations.created,
            entries: entries,
            replacing: mode == .replace ? ReplacedSiteEntries(records) : nil
        )
        return SiteImportPreview(
            operation: .importEntries(change),
            report: SiteImportReport(
                content: .entries(mode),
                importedCount: entries.count,
                replacedCount: mode == .replace ? records.entryCount : 0,
                presentCount: presentCount,
                endingLaterCount: entries.count { ($0.endTime?.wholeSeconds ?? 0) > now },
                skipped: skipped,
                repairs: repairs,
                created: locations.created
            )
        )
    }
}
