import Foundation

extension SiteRotationState {
    /// The same writes, and those that keep the shown ends of entries they do not mean (ST-54).
    func pinned(_ writes: SiteWrites) -> SiteWrites {
        guard !writes.entries.isEmpty else { return writes }
        let trial = trial(of: writes)
        let written = Set(writes.entries.map(\.id))
        var pinned = writes
        for row in neighbours(of: written, in: trial) where !written.contains(row.id) {
            guard let end = entries.shownEnd(of: row), let after = trial.shownRow(row.id),
                trial.entries.shownEnd(of: after) != end
            else { continue }
            var pin = SiteEntryWrite(id: row.id)
            pin.end = .set(.fixed(end))
            pinned.entries.append(pin)
        }
        return pinned
    }

    /// The state as it would be after writes that win over everything.
    func trial(of writes: SiteWrites) -> SiteRotationState {
        let last = TransactionID(replica: .max, counter: .max, digest: .max)
        var trial = self
        trial.apply(SiteTransaction(id: last, stamp: .max, writes: writes.created(at: 1 << 62)))
        return trial
    }

    /// The rows whose shown end can depend on the written ones: those that stand right before them,
    /// before or after the change, or near enough to be their twins.
    private func neighbours(
        of written: Set<SiteEntry.ID>,
        in trial: SiteRotationState
    ) -> [EntryRow] {
        var neighbours: [SiteEntry.ID: EntryRow] = [:]
        for id in written {
            for start in [liveRow(id)?.start, trial.liveRow(id)?.start].compactMap(\.self) {
                for row in rowsAround(start) + trial.rowsAround(start) {
                    neighbours[row.id] = shownRow(row.id)
                }
            }
        }
        return neighbours.values.sorted(by: <)
    }
}
