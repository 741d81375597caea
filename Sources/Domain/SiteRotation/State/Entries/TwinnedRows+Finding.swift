import Foundation
import MomentumDomain

extension TwinnedRows {
    var isEmpty: Bool { shown.count == 0 && hidden.isEmpty && apart.isEmpty }

    /// Finds a shown row by its known start.
    func shownRow(_ id: UUID, start: Int64) -> EntryRow? {
        var position = shown.firstPosition(from: start)
        while position < shown.count {
            let row = shown.row(at: position)
            if row.id == id { return row }
            if row.start != start { return nil }
            position += 1
        }
        return nil
    }

    func rowApart(_ id: UUID, start: Int64) -> EntryRow? {
        let first = apart.lowerBound { $0.start < start }
        return apart[first...].lazy.prefix { $0.start == start }.first { $0.id == id }
    }

    /// Finds a row by its known start, in any of the lists.
    func row(_ id: UUID, start: Int64) -> EntryRow? {
        shownRow(id, start: start) ?? rowApart(id, start: start)
            ?? hiddenRows(in: start...start).first { $0.id == id }
    }

    /// Finds the start of a row by reading all rows, latest first.
    func start(of id: UUID) -> Int64? {
        for block in shown.blocks.reversed() {
            if let row = block.last(where: { $0.id == id }) { return row.start }
        }
        return (hidden.first { $0.id == id } ?? apart.first { $0.id == id })?.start
    }

    /// The hidden rows that start within a span.
    func hiddenRows(in span: ClosedRange<Int64>) -> ArraySlice<EntryRow> {
        guard !hidden.isEmpty else { return [] }
        let first = hidden.lowerBound { $0.start < span.lowerBound }
        return hidden[first..<hidden.lowerBound { $0.start <= span.upperBound }]
    }

    /// True if any entry of a place is live, including future ones.
    func hasEntries(at location: SiteLocation.ID) -> Bool {
        shown.use(of: location) != nil || apart.contains { shown.location(of: $0) == location }
    }

    /// The shown rows in a span, and the row before them.
    func rowsAround(_ window: ClosedRange<Int64>) -> [EntryRow] {
        let first = shown.firstPosition(from: window.lowerBound)
        return (first > 0 ? [shown.row(at: first - 1)] : []) + shown.rows(in: window)
    }

    /// The hidden twins of a shown row.
    func twins(of row: EntryRow) -> [EntryRow] {
        let window = reach(of: row.start)
        let behind = hiddenRows(in: window)
        guard !behind.isEmpty else { return [] }
        let twins = SiteTwins(of: (shown.rows(in: window) + behind).sorted(by: <))
        return behind.filter { twins.shown[$0.id] == row.id }
    }

    /// The span around a moment that no group of twins crosses: at both ends the next live row is
    /// at least a second away.
    func reach(of moment: Int64) -> ClosedRange<Int64> {
        var (low, high) = (moment, moment)
        while let start = lastLiveStart(before: low), low - start < SiteTwins.span { low = start }
        while let start = firstLiveStart(after: high), start - high < SiteTwins.span {
            high = start
        }
        return low...high
    }

    private func lastLiveStart(before moment: Int64) -> Int64? {
        let position = shown.firstPosition(from: moment)
        let before = position > 0 ? shown.row(at: position - 1).start : nil
        let index = hidden.lowerBound { $0.start < moment }
        let behind = index > 0 ? hidden[index - 1].start : nil
        return [before, behind].compactMap(\.self).max()
    }

    private func firstLiveStart(after moment: Int64) -> Int64? {
        guard moment < .max else { return nil }
        let position = shown.firstPosition(from: moment + 1)
        let after = position < shown.count ? shown.row(at: position).start : nil
        let index = hidden.lowerBound { $0.start <= moment }
        let behind = index < hidden.count ? hidden[index].start : nil
        return [after, behind].compactMap(\.self).min()
    }
}
