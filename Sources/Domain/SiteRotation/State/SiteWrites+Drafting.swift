import Foundation

extension SiteWrites {
    /// The same writes, with the times of creation counted from `stamp` on.
    ///
    /// A draft names them by their number within the transaction, because the stamp is known last;
    /// rows with one start keep the order in which they were written (ST-60).
    func created(at stamp: UInt64) -> SiteWrites {
        var writes = self
        for index in writes.entries.indices {
            guard let number = writes.entries[index].created.value else { continue }
            writes.entries[index].created = .set(Int64(clamping: stamp) &+ number)
        }
        return writes
    }

    /// The same writes, and that an operation was carried out, so that it is so once (SR-32).
    func noting(_ operation: SiteOperation.ID, at now: Date) -> SiteWrites {
        guard !isEmpty else { return self }
        var writes = self
        writes.commands.append(SiteCommandWrite(id: operation, time: .set(now.milliseconds)))
        return writes
    }
}
