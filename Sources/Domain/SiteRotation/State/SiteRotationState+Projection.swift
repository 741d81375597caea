import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Brings the view up to date with the changed registers of some entries.
    ///
    /// - Parameters:
    ///   - changes: The entries.
    ///   - changesPlaces: Whether places have changed, too.
    ///   - check: Is told now and then how many rows were done, and may give up; the state is of no
    ///     use then.
    /// - Throws: What `check` throws.
    mutating func project<Failure: Error>(
        _ changes: EntryChanges,
        changesPlaces: Bool,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // Moving rows one by one costs more than sorting once when there are many.
        if changes.count > 64, changes.count * costOfMove > entries.count + hidden.count {
            try projectAll(with: changes, check)
        } else {
            var moments: Set<Int64> = []
            // In order of time the last use of a place is looked for once, and not after each.
            for registers in changes.registers.sorted(by: { $0.row.start < $1.row.start }) {
                project(registers, moments: &moments)
            }
            var settled = Int64.min
            for moment in moments.sorted() where moment > settled {
                settled = settleTwins(around: moment)
            }
        }
        // A removed place is shown as long as it has entries; otherwise entries change no place.
        if changesPlaces || tables.places.records.values.contains(where: \.isRemoved) {
            records = SiteRecords(
                locations: projectLocations(),
                entries: entries,
                ahead: projectApart(),
                answers: projectAnswers()
            )
        } else {
            show()
        }
    }

    /// Makes a view of the rows as they are; the places are as before.
    mutating func show() {
        records = SiteRecords(
            records,
            entries: entries,
            ahead: projectApart(),
            answers: projectAnswers()
        )
    }

    /// How many rows are passed in the time that it takes to move one: the lists of blocks and of
    /// hidden rows are moved with it.
    private var costOfMove: Int { 16 + entries.blocks.count / 64 + hidden.count / 32 }

    /// Brings one row up to date, and notes when it stood and stands.
    private mutating func project(_ registers: EntryRegisters, moments: inout Set<Int64>) {
        let (row, held) = (registers.plainRow, liveRow(registers.row.id))
        keep(registers)
        if let held, !isApart(held) { moments.insert(held.start) }
        guard registers.isLive else {
            if let held { takeOut(held) }
            return
        }
        guard !isApart(row) else {
            if let held { takeOut(held) }
            note(row)
            insertApart(row)
            return
        }
        moments.insert(row.start)
        if let held, hidden.isEmpty, !isApart(held), held.start == row.start,
            held.created == row.created, held.isMoved == row.isMoved
        {
            note(row)
            entries.replace(row)
            return
        }
        if let held { takeOut(held) }
        note(row)
        entries.insert(row)
    }

    mutating func projectAll<Failure: Error>(
        with changes: EntryChanges,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // As after reading a snapshot: who asks for a table of so many new ones makes it.
        if changes.count > entries.count / 2 { starts = nil }
        var rows: [EntryRow] = []
        rows.reserveCapacity(entries.count + hidden.count + apart.count + changes.count)
        for (number, block) in entries.blocks.enumerated() {
            try check(number * SiteEntries.blockSize)
            for row in block where !changes.contains(row.id) { rows.append(row) }
        }
        for row in hidden where !changes.contains(row.id) { rows.append(row) }
        for row in apart where !changes.contains(row.id) { rows.append(row) }
        for (number, registers) in changes.registers.enumerated() {
            try check(number)
            keep(registers)
            if registers.isLive {
                let row = registers.plainRow
                note(row)
                rows.append(row)
            } else {
                forget(registers.row.id)
            }
        }
        // Mostly they are in order: what is new comes last.
        if !rows.isInOrder { rows.sort(by: <) }
        replaceApart(with: rows.filter { isApart($0) })
        if !apart.isEmpty { rows.removeAll { isApart($0) } }
        guard SiteTwins.mayBe(in: rows) else {
            hidden = []
            entries.replaceAll(with: rows)
            return
        }
        let twins = SiteTwins(of: rows)
        hidden = rows.filter { twins.isHidden($0) }
        if !hidden.isEmpty { rows.removeAll { twins.isHidden($0) } }
        entries.replaceAll(with: rows)
    }

    /// Decides anew which of the rows near a moment stand behind a twin.
    ///
    /// - Returns: The end of the span in which that is decided.
    @discardableResult
    mutating func settleTwins(around moment: Int64) -> Int64 {
        let window = reach(of: moment)
        let shown = entries.rows(in: window)
        let behind = hiddenRows(in: window)
        guard shown.count > 1 || !behind.isEmpty else { return window.upperBound }

        let twins = SiteTwins(of: (shown + behind).sorted(by: <))
        for row in shown where twins.isHidden(row) {
            entries.remove(row)
            hidden.insert(row, at: hidden.lowerBound { $0 < row })
        }
        for row in behind where !twins.isHidden(row) {
            removeHidden(row)
            entries.insert(row)
        }
        return window.upperBound
    }

    /// The shown rows in a span, and the one that stands before them.
    func rowsAround(_ window: ClosedRange<Int64>) -> [EntryRow] {
        let first = entries.firstPosition(from: window.lowerBound)
        return (first > 0 ? [entries.row(at: first - 1)] : []) + entries.rows(in: window)
    }

    /// The rows that stand behind a shown one.
    func twins(of row: EntryRow) -> [EntryRow] {
        let window = reach(of: row.start)
        let behind = hiddenRows(in: window)
        guard !behind.isEmpty else { return [] }
        let twins = SiteTwins(of: (entries.rows(in: window) + behind).sorted(by: <))
        return behind.filter { twins.shown[$0.id] == row.id }
    }

    /// The span around a moment that no group of twins reaches across: at both ends the next live
    /// row is a second or more away.
    func reach(of moment: Int64) -> ClosedRange<Int64> {
        var (low, high) = (moment, moment)
        while let start = lastLiveStart(before: low), low - start < SiteTwins.span { low = start }
        while let start = firstLiveStart(after: high), start - high < SiteTwins.span {
            high = start
        }
        return low...high
    }

    private func lastLiveStart(before moment: Int64) -> Int64? {
        let position = entries.firstPosition(from: moment)
        let shown = position > 0 ? entries.row(at: position - 1).start : nil
        let index = hidden.lowerBound { $0.start < moment }
        let behind = index > 0 ? hidden[index - 1].start : nil
        return [shown, behind].compactMap(\.self).max()
    }

    private func firstLiveStart(after moment: Int64) -> Int64? {
        guard moment < .max else { return nil }
        let position = entries.firstPosition(from: moment + 1)
        let shown = position < entries.count ? entries.row(at: position).start : nil
        let index = hidden.lowerBound { $0.start <= moment }
        let behind = index < hidden.count ? hidden[index].start : nil
        return [shown, behind].compactMap(\.self).min()
    }

    private mutating func takeOut(_ row: EntryRow) {
        if !removeHidden(row), !removeApart(row) { entries.remove(row) }
        forget(row.id)
    }

    /// Takes a row out of those that stand behind a twin; `false` when it is none of them.
    @discardableResult
    private mutating func removeHidden(_ row: EntryRow) -> Bool {
        let index = hidden.lowerBound { $0 < row }
        guard index < hidden.count, hidden[index].id == row.id else { return false }
        hidden.remove(at: index)
        return true
    }

    /// Puts away what the row itself does not hold: the keys, and the whole of an entry that is
    /// not live.
    private mutating func keep(_ registers: EntryRegisters) {
        let id = registers.row.id
        // Most of the time these tables are empty, and asking them costs as much as a hash.
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

extension [EntryRow] {
    /// Whether they are in the order of the projection.
    fileprivate var isInOrder: Bool {
        indices.dropFirst().allSatisfy { !(self[$0] < self[$0 - 1]) }
    }
}
