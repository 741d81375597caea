import Foundation
import MomentumDomain

/// The rows of live entries in the order of the view, in three ordered lists.
///
/// The lists are the shown rows, the hidden twins (SR-78), and the rows set apart, which no rule
/// counts.
struct TwinnedRows: Sendable {
    /// The number up to which rows are moved one by one; more are sorted again.
    private static let fewCount = 64

    private(set) var shown = SiteEntries()
    /// Rows hidden by a twin at the same place and time.
    private(set) var hidden: [EntryRow] = []
    /// Rows after the moment of the view, or with a time outside all calendars (TR-1, TR-5).
    private(set) var apart: [EntryRow] = []
    /// The entries of ``apart``; `nil` until needed.
    private var shownApart: [SiteEntry]? = []

    var count: Int { shown.count + hidden.count + apart.count }

    func isApart(_ row: EntryRow) -> Bool { row.start > shown.horizon || !row.isInCalendar }

    mutating func position(of location: SiteLocation.ID?) -> Int32 {
        shown.position(of: location)
    }

    /// Inserts a row into the shown rows or those apart, regardless of twins.
    mutating func insert(_ row: EntryRow) {
        guard isApart(row) else {
            shown.insert(row)
            return
        }
        apart.insert(row, at: apart.lowerBound { $0 < row })
        shownApart = nil
    }

    mutating func remove(_ row: EntryRow) {
        if !removeHidden(row), !removeApart(row) { shown.remove(row) }
    }

    /// Replaces an entry's row if both rows have the same position in the order, neither is apart
    /// and no row is hidden.
    ///
    /// - Returns: True if it was replaced; otherwise nothing changed.
    mutating func replace(_ held: EntryRow, by row: EntryRow) -> Bool {
        guard hidden.isEmpty, !isApart(held), !isApart(row), held.isLevel(with: row) else {
            return false
        }
        shown.replace(row)
        return true
    }

    mutating func append(later rows: [EntryRow]) {
        shown.append(later: rows)
    }

    /// Replaces all rows by others in any order.
    mutating func replaceAll(with others: consuming [EntryRow]) {
        var rows = others
        // They are usually in order, because new rows come last.
        if !rows.isInOrder { rows.sort(by: <) }
        apart = rows.filter { isApart($0) }
        shownApart = nil
        if !apart.isEmpty { rows.removeAll { isApart($0) } }
        guard SiteTwins.mayBe(in: rows) else {
            hidden = []
            shown.replaceAll(with: rows)
            return
        }
        let twins = SiteTwins(of: rows)
        hidden = rows.filter { twins.isHidden($0) }
        if !hidden.isEmpty { rows.removeAll { twins.isHidden($0) } }
        shown.replaceAll(with: rows)
    }

    /// Determines again for all rows if they are hidden twins, or apart.
    mutating func settleAll() {
        var rows: [EntryRow] = []
        rows.reserveCapacity(count)
        for block in shown.blocks { rows += block }
        rows += hidden
        rows += apart
        replaceAll(with: rows)
    }

    /// Determines again which rows near a moment are hidden twins; returns the end of their span.
    @discardableResult
    mutating func settle(around moment: Int64) -> Int64 {
        let window = reach(of: moment)
        let near = shown.rows(in: window)
        let behind = hiddenRows(in: window)
        guard near.count > 1 || !behind.isEmpty else { return window.upperBound }

        let twins = SiteTwins(of: (near + behind).sorted(by: <))
        for row in near where twins.isHidden(row) {
            shown.remove(row)
            hidden.insert(row, at: hidden.lowerBound { $0 < row })
        }
        for row in behind where !twins.isHidden(row) {
            removeHidden(row)
            shown.insert(row)
        }
        return window.upperBound
    }

    /// Moves the latest start that counts; returns true if that changes the view.
    mutating func look(at horizon: Int64) -> Bool {
        let old = shown.horizon
        guard old != horizon else { return false }
        // Ends caused by a future change appear and disappear with it.
        let end = shown.lastRow?.end.changeTime
        let isEndMoved = end.map { ($0 > old) != ($0 > horizon) } ?? false
        shown.look(at: horizon)
        let isMoved = horizon > old ? showDue(after: old) : setApart()
        return isMoved || isEndMoved
    }

    /// The entries that are apart; they close no other, so only ends set by hand are known.
    mutating func projectApart() -> [SiteEntry] {
        if let shownApart { return shownApart }
        let projected = apart.map { row in
            SiteEntry(
                id: row.id,
                locationID: shown.location(of: row),
                start: row.start,
                end: row.isInCalendar
                    ? row.end.fixedTime.map { max($0, row.start) }
                    : row.end.fixedTime ?? row.end.changeTime,
                note: row.note
            )
        }
        shownApart = projected
        return projected
    }

    /// Shows the rows that became due since the horizon was `old`.
    private mutating func showDue(after old: Int64) -> Bool {
        let first = apart.lowerBound { $0.start <= old }
        let due = apart[first...].prefix { $0.start <= shown.horizon }.filter(\.isInCalendar)
        guard !due.isEmpty else { return false }
        guard due.count <= Self.fewCount else {
            settleAll()
            return true
        }
        for row in due where removeApart(row) { shown.insert(row) }
        for row in due { settle(around: row.start) }
        return true
    }

    /// Sets apart the rows that are now after the horizon.
    private mutating func setApart() -> Bool {
        let late = shown.horizon + 1
        let isLate = max(shown.lastRow?.start ?? .min, hidden.last?.start ?? .min) >= late
        guard isLate else { return false }
        guard shown.count - shown.firstPosition(from: late) <= Self.fewCount else {
            settleAll()
            return true
        }
        for row in shown.rows(in: late...Int64.calendar.upperBound) {
            shown.remove(row)
            insert(row)
        }
        for row in hiddenRows(in: late...Int64.max) { insert(row) }
        hidden.removeAll { $0.start >= late }
        // The row may have hidden a twin before it was set apart.
        settle(around: shown.horizon)
        return true
    }

    @discardableResult
    private mutating func removeHidden(_ row: EntryRow) -> Bool {
        let index = hidden.lowerBound { $0 < row }
        guard index < hidden.count, hidden[index].id == row.id else { return false }
        hidden.remove(at: index)
        return true
    }

    private mutating func removeApart(_ row: EntryRow) -> Bool {
        let index = apart.lowerBound { $0 < row }
        guard index < apart.count, apart[index].id == row.id else { return false }
        apart.remove(at: index)
        shownApart = nil
        return true
    }
}

extension [EntryRow] {
    /// True if the rows are in the order of the projection.
    fileprivate var isInOrder: Bool {
        indices.dropFirst().allSatisfy { !(self[$0] < self[$0 - 1]) }
    }
}
