import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The writes, with additions that keep the visible ends of all other entries (ST-54).
    ///
    /// - Throws: `RepositoryError.cancelled` if the task was cancelled.
    /// - Complexity: O((*n* + *m*) log (*n* + *m*)) for *n* writes to a state of *m* entries.
    func pinned(_ writes: SiteWrites) throws(SiteRotationError) -> SiteWrites {
        guard !writes.entries.isEmpty else { return writes }
        var trial = try trial(of: writes)
        let written = Set(writes.entries.map { IdentifierKey($0.id) })
        // A few are looked up in the tables; for many it is faster to read all rows.
        let moved =
            written.count > 64 && written.count * costOfLookUp > entries.count
            ? try rowsMoved(in: trial, besides: written)
            : try neighboursMoved(by: writes, written, in: &trial)
        var pinned = writes
        for (id, end) in moved {
            var pin = SiteEntryWrite(id: id)
            pin.end = .set(.fixed(end))
            pinned.entries.append(pin)
        }
        return pinned
    }

    /// An entry, and its visible end.
    typealias Ending = (id: SiteEntry.ID, end: Int64)

    /// The number of rows that a walk passes in the time of one search for neighbours.
    private var costOfLookUp: Int { 16 }

    /// The unwritten shown rows whose end differs in the trial, found by reading both histories in
    /// order.
    func rowsMoved(
        in trial: SiteRotationState,
        besides written: Set<IdentifierKey>
    ) throws(SiteRotationError) -> [Ending] {
        var moved: [Ending] = []
        var walk = SiteEntries.Walk(through: trial.entries)
        var after = walk.next()
        for (number, (row, shownEnd)) in SiteEntries.Walk(through: entries).enumerated() {
            try LongWork.step(
                number,
                of: entries.count,
                .merging,
                orThrow: SiteRotationError.repository
            )
            while let other = after, other.row < row { after = walk.next() }
            guard let other = after else { break }
            guard other.row.id == row.id, let end = shownEnd, other.end != end,
                !written.contains(IdentifierKey(row.id))
            else { continue }
            moved.append((row.id, end))
        }
        return moved
    }

    /// The unwritten shown rows whose end differs in the trial, searched only around the written
    /// ones.
    func neighboursMoved(
        by writes: SiteWrites,
        _ written: Set<IdentifierKey>,
        in trial: inout SiteRotationState
    ) throws(SiteRotationError) -> [Ending] {
        // The search looks up each written row in it.
        trial.prepareForChanges()
        return try neighbours(of: writes, written, in: trial).compactMap { row in
            guard let end = entries.shownEnd(of: row), let after = trial.shownRow(row.id),
                trial.entries.shownEnd(of: after) != end
            else { return nil }
            return (row.id, end)
        }
    }

    /// The state after writes that win over all others; throws `RepositoryError.cancelled`.
    func trial(of writes: SiteWrites) throws(SiteRotationError) -> SiteRotationState {
        let last = TransactionID(replica: .max, counter: .max, digest: .max)
        let writes = writes.created(at: 1 << 62)
        let count = entries.count + writes.entries.count
        var trial = self
        try trial.merge([SiteTransaction(id: last, stamp: .max, writes: writes)]) {
            number throws(SiteRotationError) in
            try LongWork.step(
                number,
                of: count,
                .merging,
                orThrow: SiteRotationError.repository
            )
        }
        return trial
    }

    /// The rows whose visible end can depend on the written ones: the row right before each, before
    /// or after the change, and possible twins.
    private func neighbours(
        of writes: SiteWrites,
        _ written: Set<IdentifierKey>,
        in trial: SiteRotationState
    ) throws(SiteRotationError) -> [EntryRow] {
        var starts: Set<Int64> = []
        for write in writes.entries {
            // Rows set apart end no entry.
            if let row = liveRow(write.id), !isApart(row) { starts.insert(row.start) }
            if let row = trial.liveRow(write.id), !trial.isApart(row) { starts.insert(row.start) }
        }
        let moments = starts.sorted()
        var neighbours: [SiteEntry.ID: EntryRow] = [:]
        for state in [self, trial] {
            // A span with several of them is read once.
            var walked = Int64.min
            for (number, moment) in moments.enumerated() where moment > walked {
                try LongWork.step(
                    number,
                    of: moments.count,
                    .merging,
                    orThrow: SiteRotationError.repository
                )
                let window = state.table.rows.reach(of: moment)
                for row in state.table.rows.rowsAround(window)
                where !written.contains(IdentifierKey(row.id)) {
                    neighbours[row.id] = shownRow(row.id)
                }
                walked = window.upperBound
            }
        }
        return neighbours.values.sorted(by: <)
    }
}
