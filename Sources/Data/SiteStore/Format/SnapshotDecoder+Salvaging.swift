import MomentumSiteRotationDomain

extension SnapshotDecoder {
    /// Reads what can be read of a damaged snapshot: the blocks that are whole, as far as they do
    /// not refer to what is not.
    ///
    /// The tables are referred to by position, so one of which a block is missing ends there: what
    /// follows would stand in its place, and entries would get the keys of other transactions.
    ///
    /// - Throws: `MalformedBytes` when there is nothing of use, or of the entries nothing is
    ///   left.
    static func salvage(_ bytes: [UInt8], generation: UInt64) throws(MalformedBytes) -> Snapshot {
        let header =
            FileHeader(bytes)
            ?? FileHeader(
                kind: .snapshot,
                storeID: TransactionFormat.orderID,
                generation: generation,
                replica: 0,
                created: 0
            )
        var decoder = SnapshotDecoder()
        var search = FrameSearch(bytes: bytes, origin: 0, generation: generation)
        var offset = FileHeader.size
        var blockCount = 0
        var endedTables: Set<SnapshotFormat.BlockKind> = []
        while offset < bytes.count {
            var checks = CRC32C()
            let unit = FrameUnit(at: offset, in: bytes, generation: generation, checks: &checks)
            guard let unit else {
                guard let next = search.next(after: offset) else { break }
                endedTables.formUnion(lostTables(in: offset..<next, of: bytes))
                offset = next
                continue
            }
            offset = unit.end
            guard let kind = try? decoder.kind(of: unit.payload), kind != .footer,
                !endedTables.contains(kind)
            else { continue }
            if (try? decoder.read(unit.payload)) != nil {
                blockCount += 1
            } else {
                endedTables.insert(kind)
            }
        }
        guard blockCount > 0 else { throw MalformedBytes() }
        let (state, count) = decoder.restoreRest()
        guard count > 0 || decoder.entryBlocks.isEmpty else { throw MalformedBytes() }
        return Snapshot(header: header, state: state)
    }

    /// The tables of which a block may be in a gap: all of them, unless a frame with its head as it
    /// was fills the gap, and says of what kind its block is.
    private static func lostTables(
        in gap: Range<Int>,
        of bytes: [UInt8]
    ) -> Set<SnapshotFormat.BlockKind> {
        let head = bytes[gap].prefix(Frame.headSize)
        guard head.count == Frame.headSize, gap.count > head.count, Frame.isHead(head),
            Frame.length(at: gap.lowerBound, of: bytes) == gap.count - head.count,
            let kind = SnapshotFormat.BlockKind(rawValue: bytes[gap.lowerBound + head.count])
        else { return SnapshotFormat.BlockKind.tables }
        return SnapshotFormat.BlockKind.tables.intersection([kind])
    }

    /// Makes a state of the entries whose keys and places are there, and says how many they are.
    private func restoreRest() -> (state: SiteRotationState, count: Int) {
        var restoration = SiteRestoration(registers)
        for block in entryBlocks {
            _ = try? readEntries(of: block, into: &restoration)
        }
        let state = restoration.finish()
        var count = 0
        state.forEachEntry { _ in count += 1 }
        return (state, count)
    }
}
