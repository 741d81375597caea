import Foundation
import MomentumDomain

extension JournalStore {
    /// What was written here since a position, whatever name it was written under (ST-46); the lock
    /// is held.
    ///
    /// - Parameter position: Where an outbox ended before; `nil` asks for all that is known, what
    ///   was received too.
    /// - Returns: What has to be published.
    /// - Throws: Why it cannot be told.
    func outbox(after position: JournalPosition?) throws(SiteStoreError) -> Outbox {
        try catchUp(isLocked: true)
        // What another process wrote may not be on the device; nobody else hears of it before.
        try confirm()
        let end = end
        if position == end { return Outbox(contents: .transactions([]), end: end) }
        let journals = try folder.numberedFiles().filter { $0.content == .journal }
        // Before the first change there is no journal.
        let first = JournalPosition(generation: 1, offset: FileHeader.size)
        let start = max(position ?? first, first)
        // With a snapshot, journals from before it may say what is no longer so.
        guard position != nil || base == nil, start < end, isComplete(journals, from: start) else {
            let isEmpty = counters.isEmpty
            return Outbox(contents: isEmpty ? .transactions([]) : .registers, end: end)
        }
        var transactions: [EncodedTransaction] = []
        for name in journals where name.generation >= start.generation {
            let offset = name.generation == start.generation ? start.offset : FileHeader.size
            transactions += try encodedTransactions(
                of: name,
                from: max(offset, FileHeader.size),
                withReceived: position == nil
            )
        }
        return Outbox(contents: .transactions(transactions), end: end)
    }

    /// Where the next transaction will be written.
    var end: JournalPosition {
        JournalPosition(generation: journal?.generation ?? highest, offset: journal?.end ?? 0)
    }

    /// All registers as a file for a sync folder.
    func encodeRegisters(storeID: UUID) throws(SiteStoreError) -> [UInt8] {
        let header = FileHeader(
            kind: .snapshot,
            storeID: storeID,
            generation: highest,
            replica: identity?.replica ?? 0,
            created: clock.now.milliseconds
        )
        let output = CollectedBytes()
        try SnapshotEncoder.encode(state, counters: counters, header: header) {
            bytes throws(SiteStoreError) in
            output.bytes += bytes
        }
        return output.bytes
    }

    /// Whether nothing is missing between a position and the current journal.
    private func isComplete(_ journals: [StoreFileName], from start: JournalPosition) -> Bool {
        let needed = journals.filter { $0.generation >= start.generation }
        guard !needed.isEmpty else { return false }
        return zip(needed, start.generation...).allSatisfy { $0.generation == $1 }
            && needed.last?.generation == journal?.generation
    }

    private func encodedTransactions(
        of name: StoreFileName,
        from start: Int,
        withReceived: Bool
    ) throws(SiteStoreError) -> [EncodedTransaction] {
        let bytes = try folder.read(name.text)
        var transactions: [EncodedTransaction] = []
        var checks = CRC32C()
        var offset = start
        while let unit = FrameUnit(
            at: offset,
            in: bytes,
            generation: name.generation,
            checks: &checks
        ) {
            offset = unit.end
            guard withReceived || !unit.isReceived,
                let read = try? TransactionDecoder.encodedTransactions(in: unit.payload)
            else { continue }
            transactions += read
        }
        return transactions
    }
}
