public import Foundation
import MomentumDomain

/// Entries ahead: what a wrong clock has dated counts in nothing until its time has come, and is
/// shown apart so that it can be corrected (TR-1, TR-4).
extension SiteRotationState {
    /// How long after the moment of a view an entry may start and still count, in milliseconds.
    static let tolerance: Int64 = 86_400_000

    /// So many rows are moved one by one; more are sorted anew.
    private static let fewCount = 64

    /// The records as people see them at a moment: entries ahead of it are apart (TR-1).
    ///
    /// - Complexity: O(1), unless an entry has come due since the last operation.
    public func records(at moment: Date) -> SiteRecords {
        guard entries.horizon != Self.horizon(of: moment) else { return records }
        var state = self
        state.look(at: moment)
        return state.records
    }

    /// Makes the view that of a moment.
    ///
    /// - Returns: Whether anything is shown otherwise than before.
    /// - Complexity: O(1), unless an entry has come due or the clock was set back behind one.
    @discardableResult
    package mutating func look(at moment: Date) -> Bool {
        let (old, new) = (entries.horizon, Self.horizon(of: moment))
        guard old != new else { return false }
        // Ends that a change ahead has brought come and go with it.
        let end = entries.lastRow?.end.changeTime
        let isEndMoved = end.map { ($0 > old) != ($0 > new) } ?? false
        entries.horizon = new
        let isMoved = new > old ? takeIn(after: old) : setApart()
        guard isMoved || isEndMoved else { return false }
        show()
        return true
    }

    /// When the view will change though nothing is written: the next moment at which an entry that
    /// is ahead comes to count, or an end that one has brought.
    package var nextDue: Date? {
        let start = apart.lowerBound { $0.start <= entries.horizon }
        let due = [
            apart[start...].first { $0.isInCalendar }?.start,
            entries.lastRow?.end.changeTime.flatMap { $0 > entries.horizon ? $0 : nil },
        ]
        return due.compactMap(\.self).min().map { Self.due(start: Date(milliseconds: $0)) }
    }

    /// The moment at which an entry with a start comes to count.
    static func due(start: Date) -> Date { Date(milliseconds: start.milliseconds - tolerance) }

    private static func horizon(of moment: Date) -> Int64 {
        min(moment.milliseconds + tolerance, Int64.calendar.upperBound)
    }

    func isApart(_ row: EntryRow) -> Bool { row.start > entries.horizon || !row.isInCalendar }

    mutating func insertApart(_ row: EntryRow) {
        apart.insert(row, at: apart.lowerBound { $0 < row })
        shownApart = nil
    }

    /// Takes a row out; returns whether it was there.
    mutating func removeApart(_ row: EntryRow) -> Bool {
        let index = apart.lowerBound { $0 < row }
        guard index < apart.count, apart[index].id == row.id else { return false }
        apart.remove(at: index)
        shownApart = nil
        return true
    }

    mutating func replaceApart(with rows: [EntryRow]) {
        apart = rows
        shownApart = nil
    }

    /// Finds a row that is apart, whose start is known.
    func rowApart(_ id: UUID, start: Int64) -> EntryRow? {
        let first = apart.lowerBound { $0.start < start }
        return apart[first...].lazy.prefix { $0.start == start }.first { $0.id == id }
    }

    /// The entries that are apart; they close nothing, so only ends set by hand are known.
    mutating func projectApart() -> [SiteEntry] {
        if let shownApart { return shownApart }
        let shown = apart.map { row in
            SiteEntry(
                id: row.id,
                locationID: entries.location(of: row),
                start: row.start,
                end: row.isInCalendar
                    ? row.end.fixedTime.map { max($0, row.start) }
                    : row.end.fixedTime ?? row.end.changeTime,
                note: row.note
            )
        }
        shownApart = shown
        return shown
    }

    /// Whether any entry of a place is live, ahead or not.
    func hasEntries(at location: SiteLocation.ID) -> Bool {
        entries.use(of: location) != nil
            || apart.contains { entries.location(of: $0) == location }
    }

    /// Takes in the rows that have come due since the horizon was `old`.
    private mutating func takeIn(after old: Int64) -> Bool {
        let first = apart.lowerBound { $0.start <= old }
        let due = apart[first...].prefix { $0.start <= entries.horizon }.filter(\.isInCalendar)
        guard !due.isEmpty else { return false }
        guard due.count <= Self.fewCount else {
            projectAll(with: EntryChanges()) { _ in }
            return true
        }
        for row in due where removeApart(row) { entries.insert(row) }
        for row in due { settleTwins(around: row.start) }
        return true
    }

    /// Sets the rows apart that the horizon has fallen behind.
    private mutating func setApart() -> Bool {
        let late = entries.horizon + 1
        let isLate = max(entries.lastRow?.start ?? .min, hidden.last?.start ?? .min) >= late
        guard isLate else { return false }
        guard entries.count - entries.firstPosition(from: late) <= Self.fewCount else {
            projectAll(with: EntryChanges()) { _ in }
            return true
        }
        for row in entries.rows(in: late...Int64.calendar.upperBound) {
            entries.remove(row)
            insertApart(row)
        }
        for row in hiddenRows(in: late...Int64.max) { insertApart(row) }
        hidden.removeAll { $0.start >= late }
        // One that stood behind a row which is apart now.
        settleTwins(around: entries.horizon)
        return true
    }
}
