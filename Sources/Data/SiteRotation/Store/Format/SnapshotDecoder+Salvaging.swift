import MomentumDomain

extension SnapshotDecoder {
    /// Reads what can be read of a damaged snapshot: the blocks that are whole, as far as they do
    /// not refer to what is not.
    ///
    /// - Throws: ``MalformedBytes`` when there is nothing of use.
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
        while offset < bytes.count {
            var checks = CRC32C()
            let unit = FrameUnit(at: offset, in: bytes, generation: generation, checks: &checks)
            guard let unit else {
                guard let next = search.next(after: offset) else { break }
                offset = next
                continue
            }
            offset = unit.end
            guard let kind = try? decoder.kind(of: unit.payload), kind != .footer else { continue }
            if (try? decoder.read(unit.payload)) != nil { blockCount += 1 }
        }
        guard blockCount > 0 else { throw MalformedBytes() }
        return Snapshot(header: header, state: decoder.restoreRest(), counters: decoder.counters)
    }

    /// Makes a state of the entries whose keys and places are there.
    private func restoreRest() -> SiteRotationState {
        var restoration = SiteRestoration(registers)
        for block in entryBlocks {
            _ = try? readEntries(of: block, into: &restoration)
        }
        return restoration.finish()
    }
}
