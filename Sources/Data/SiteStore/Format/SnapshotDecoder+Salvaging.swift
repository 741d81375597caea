import MomentumSiteRotationDomain

extension SnapshotDecoder {
    /// Reads the complete blocks of a damaged snapshot that refer only to complete blocks.
    ///
    /// Records refer to the tables by position, so a table ends at its first missing block. Blocks
    /// after it would shift, and entries would get the keys of other transactions.
    ///
    /// - Throws: `MalformedBytes` if no block is complete, or if all entries of the snapshot are
    ///   lost.
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

    /// The tables that may have a block in a gap.
    ///
    /// A single frame with an intact head that fills the gap reveals the kind of its block.
    /// Otherwise the block may belong to any table.
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

    /// Builds a state from the entries whose keys and places exist; returns it with their number.
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
