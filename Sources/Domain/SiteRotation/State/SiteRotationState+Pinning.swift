import Foundation

extension SiteRotationState {
    /// The same writes, and those that keep the shown ends of entries they do not mean (ST-54).
    ///
    /// - Throws: ``RepositoryError/cancelled`` when the caller gave it up.
    /// - Complexity: O((*n* + *m*) log (*n* + *m*)) for *n* writes to a state of *m* entries.
    func pinned(_ writes: SiteWrites) throws(SiteRotationError) -> SiteWrites {
        guard !writes.entries.isEmpty else { return writes }
        let trial = try trial(of: writes)
        let written = Set(writes.entries.map(\.id))
        var pinned = writes
        for row in try neighbours(of: written, in: trial) {
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
    ///
    /// - Throws: ``RepositoryError/cancelled`` when the caller gave it up.
    func trial(of writes: SiteWrites) throws(SiteRotationError) -> SiteRotationState {
        let last = TransactionID(replica: .max, counter: .max, digest: .max)
        let writes = writes.created(at: 1 << 62)
        let count = entries.count + writes.entries.count
        var trial = self
        try trial.apply([SiteTransaction(id: last, stamp: .max, writes: writes)]) {
            number throws(SiteRotationError) in
            try LongWork.step(
                number,
                of: count,
                .merging,
                orThrow: SiteRotationError.repository
            )
        }
        // Each written row is looked for in it.
        trial.prepareForChanges()
        return trial
    }

    /// The rows whose shown end can depend on the written ones: those that stand right before them,
    /// before or after the change, or near enough to be their twins.
    private func neighbours(
        of written: Set<SiteEntry.ID>,
        in trial: SiteRotationState
    ) throws(SiteRotationError) -> [EntryRow] {
        var starts: Set<Int64> = []
        for id in written {
            // What is apart ends nothing.
            if let row = liveRow(id), !isApart(row) { starts.insert(row.start) }
            if let row = trial.liveRow(id), !trial.isApart(row) { starts.insert(row.start) }
        }
        let moments = starts.sorted()
        var neighbours: [SiteEntry.ID: EntryRow] = [:]
        for state in [self, trial] {
            // A span that many of them are in is walked once.
            var walked = Int64.min
            for (number, moment) in moments.enumerated() where moment > walked {
                try LongWork.step(
                    number,
                    of: moments.count,
                    .merging,
                    orThrow: SiteRotationError.repository
                )
                let window = state.reach(of: moment)
                for row in state.rowsAround(window) where !written.contains(row.id) {
                    neighbours[row.id] = shownRow(row.id)
                }
                walked = window.upperBound
            }
        }
        return neighbours.values.sorted(by: <)
    }
}
