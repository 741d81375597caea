import MomentumSiteRotationDomain

/// What the bytes of a journal say: its transactions, and what is broken (Docs/Formats/Store.md).
struct JournalScan {
    /// Transactions that were written as a whole, in the order of the file.
    private(set) var transactions: [SiteTransaction] = []
    /// Those of them that came from a sync folder.
    private(set) var received: Set<TransactionID> = []
    /// The end of the last whole transaction before anything that is broken.
    private(set) var end: Int
    /// The beginning of the last one before ``end``.
    private(set) var landmark: CurrentJournal.Landmark?
    /// What is broken and has something valid behind it.
    private(set) var damage: [Range<Int>] = []
    /// How many of the transactions stand before the last damage.
    private(set) var countBeforeDamage = 0
    /// A write at the end that was never finished, without zeros around it.
    private(set) var tail: Range<Int>?
    /// Whether the tail may be a whole transaction that was damaged afterwards.
    private(set) var isTailDoubtful = false

    /// Reads a journal from `start` on, else from `origin` on, which is where `bytes` begin.
    ///
    /// - Complexity: O(*n*); hostile bytes, full of beginnings of frames, stop the search for valid
    ///   frames after a limit, and count as damage.
    init(_ bytes: [UInt8], origin: Int = 0, from start: Int? = nil, generation: UInt64) {
        let start = start ?? origin
        end = start
        var search = FrameSearch(bytes: bytes, origin: origin, generation: generation)
        var offset = start
        let limit = origin + bytes.count
        while offset < limit {
            if let unit = Self.unit(at: offset, bytes, origin: origin, generation: generation) {
                transactions += unit.transactions
                if unit.isReceived { received.formUnion(unit.transactions.map(\.id)) }
                if damage.isEmpty {
                    end = unit.end
                    landmark = CurrentJournal.Landmark(
                        offset: offset,
                        bytes: bytes[(offset - origin)..<(unit.end - origin)]
                    )
                }
                offset = unit.end
                continue
            }
            // Zeros at the end are room for what comes next.
            guard let rest = bytes[(offset - origin)...].withoutZeros else { return }
            guard let next = search.next(after: offset) else {
                if search.gaveUp {
                    damage.append(offset..<limit)
                    countBeforeDamage = transactions.count
                } else {
                    tail = rest.lowerBound + origin..<rest.upperBound + origin
                    isTailDoubtful =
                        damage.isEmpty
                        && !UnfinishedWrite.explains(
                            offset..<rest.upperBound + origin,
                            in: bytes,
                            origin: origin,
                            generation: generation
                        )
                }
                return
            }
            if let last = damage.last, last.upperBound == offset {
                damage[damage.count - 1] = last.lowerBound..<next
            } else {
                damage.append(offset..<next)
            }
            countBeforeDamage = transactions.count
            offset = next
        }
    }

    /// The transactions that begin at an offset, when they are whole and say something.
    private static func unit(
        at offset: Int,
        _ bytes: [UInt8],
        origin: Int,
        generation: UInt64
    ) -> (transactions: [SiteTransaction], end: Int, isReceived: Bool)? {
        var checks = CRC32C()
        guard
            let unit = FrameUnit(
                at: offset,
                in: bytes,
                origin: origin,
                generation: generation,
                checks: &checks
            ), let transactions = try? TransactionDecoder.transactions(in: unit.payload)
        else { return nil }
        return (transactions, unit.end, unit.isReceived)
    }
}
