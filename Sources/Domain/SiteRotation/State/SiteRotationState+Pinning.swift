import Foundation

extension SiteRotationState {
    /// The same writes, and those that keep the shown ends of entries they do not mean (ST-54).
    ///
    /// - Complexity: O(*n*) in the number of entries.
    func pinned(_ writes: SiteWrites) -> SiteWrites {
        let last = TransactionID(replica: .max, counter: .max, digest: .max)
        var trial = self
        trial.apply(SiteTransaction(id: last, stamp: .max, writes: writes.created(at: 1 << 62)))

        let written = Set(writes.entries.map(\.id))
        var pinned = writes
        for row in entries.blocks.joined() where !written.contains(row.id) {
            guard let end = entries.shownEnd(of: row), let after = trial.shownRow(row.id),
                trial.entries.shownEnd(of: after) != end
            else { continue }
            var pin = SiteEntryWrite(id: row.id)
            pin.end = .set(.fixed(end))
            pinned.entries.append(pin)
        }
        return pinned
    }
}
