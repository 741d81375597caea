import Foundation

extension SiteWrites {
    /// The same writes, with the times of creation that were left open counted from `stamp` on.
    ///
    /// The stamp of a transaction follows from all its writes; entries with one start then keep the
    /// order in which they were written (ST-60).
    func created(at stamp: UInt64) -> SiteWrites {
        var writes = self
        var number = Int64(clamping: stamp)
        for index in writes.entries.indices
        where writes.entries[index].created == .set(SiteEntryWrite.unnumbered) {
            writes.entries[index].created = .set(number)
            number += number < .max ? 1 : 0
        }
        return writes
    }

    /// The same writes, and that an operation was carried out, so that it is so once (SR-32).
    func noting(_ operation: SiteOperation.ID, at now: Date) -> SiteWrites {
        guard !isEmpty else { return self }
        var writes = self
        // An undo has said already which transaction it takes back.
        if writes.commands.isEmpty { writes.commands = [SiteCommandWrite(id: operation)] }
        writes.commands[0].time = .set(now.milliseconds)
        return writes
    }
}
