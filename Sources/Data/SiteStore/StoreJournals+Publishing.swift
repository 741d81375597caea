import MomentumSiteRotationDomain

extension StoreJournals {
    /// The position of the next transaction.
    func end() throws(SiteStoreError) -> JournalPosition {
        guard let current else {
            return JournalPosition(generation: highest, offset: 0, check: 0)
        }
        return JournalPosition(
            generation: current.generation,
            offset: current.end,
            check: try check(before: current.end, in: current.generation) ?? 0
        )
    }

    /// True if a position belongs to these journals, as far as they exist.
    ///
    /// It does not after a restored backup is older than the known state of the sync folder.
    func holds(_ position: JournalPosition) throws(SiteStoreError) -> Bool {
        guard position.offset > 0 else { return true }
        guard position.generation <= highest else { return false }
        let found = try check(before: position.offset, in: position.generation)
        return found.map { $0 == position.check } ?? true
    }

    /// The checksum of the last 4,096 bytes before an offset; `nil` if the journal was removed.
    private func check(
        before offset: Int,
        in generation: UInt64
    ) throws(SiteStoreError) -> UInt32? {
        let bytes = try folder.readIfPresent(StoreFileName(generation, .journal).text)
        guard let bytes else { return nil }
        guard offset <= bytes.count else { return .max }
        return CRC32C.check(of: bytes[..<offset].suffix(4096))
    }

    /// The transactions that this device wrote after a position, under any of its names (ST-46).
    ///
    /// Without a position: all transactions, even received ones.
    func pending(
        after position: JournalPosition?,
        since base: UInt64?,
        isEmpty: Bool,
        isOwn: (FileHeader) -> Bool
    ) throws(SiteStoreError) -> PendingPublication {
        let end = try end()
        if position == end { return PendingPublication(contents: .transactions([]), end: end) }
        let journals = try folder.numberedFiles().filter { $0.content == .journal }
        // Before the first change there is no journal.
        let first = JournalPosition(generation: 1, offset: FileHeader.size, check: 0)
        let start = position.flatMap { $0.isBefore(first) ? nil : $0 } ?? first
        // If there is a snapshot, journals from before it may be out of date.
        guard position != nil || base == nil, start.isBefore(end), isComplete(journals, from: start)
        else {
            return PendingPublication(contents: isEmpty ? .transactions([]) : .registers, end: end)
        }
        var transactions: [EncodedTransaction] = []
        for name in journals where name.generation >= start.generation {
            let offset = name.generation == start.generation ? start.offset : FileHeader.size
            let bytes = try folder.read(name.text)
            // A position outside these journals does not reveal what has been published.
            guard FileHeader(bytes).map(isOwn) != false,
                let read = Self.transactions(
                    in: bytes,
                    of: name.generation,
                    from: max(offset, FileHeader.size),
                    withReceived: position == nil
                )
            else { return PendingPublication(contents: .registers, end: end) }
            transactions += read
        }
        return PendingPublication(contents: .transactions(transactions), end: end)
    }

    /// True if no journal is missing between a position and the current journal.
    private func isComplete(_ journals: [StoreFileName], from start: JournalPosition) -> Bool {
        let needed = journals.filter { $0.generation >= start.generation }
        guard !needed.isEmpty else { return false }
        return zip(needed, start.generation...).allSatisfy { $0.generation == $1 }
            && needed.last?.generation == current?.generation
    }

    /// The transactions from an offset to the end; `nil` if they are not readable to the end.
    private static func transactions(
        in bytes: [UInt8],
        of generation: UInt64,
        from start: Int,
        withReceived: Bool
    ) -> [EncodedTransaction]? {
        var transactions: [EncodedTransaction] = []
        var checks = CRC32C()
        var offset = start
        while let unit = FrameUnit(at: offset, in: bytes, generation: generation, checks: &checks) {
            offset = unit.end
            guard withReceived || !unit.isReceived else { continue }
            guard let read = try? TransactionDecoder.encodedTransactions(in: unit.payload) else {
                return nil
            }
            transactions += read
        }
        // A file that another program cut may end before the offset.
        guard offset <= bytes.count, bytes[offset...].withoutZeros == nil else { return nil }
        return transactions
    }
}
