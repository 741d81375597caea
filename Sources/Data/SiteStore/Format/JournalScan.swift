import MomentumSiteRotationDomain

/// The transactions and the damage in the bytes of a journal (Docs/Formats/Store.md).
struct JournalScan {
    /// The complete transactions, in the order of the file.
    private(set) var transactions: [SiteTransaction] = []
    /// The transactions that came from a sync folder.
    private(set) var received: Set<TransactionID> = []
    /// The end of the last complete transaction before any damage.
    private(set) var end: Int
    /// The start of the last transaction before ``end``.
    private(set) var landmark: CurrentJournal.Landmark?
    /// The damaged ranges that precede a valid transaction.
    private(set) var damage: [Range<Int>] = []
    /// The number of transactions before the last damage.
    private(set) var countBeforeDamage = 0
    /// The range of an unfinished write at the end, without the zeros around it.
    private(set) var tail: Range<Int>?
    /// True if the tail may be a complete transaction that was damaged later.
    private(set) var isTailDoubtful = false

    /// Reads a journal from `start`, by default from `origin`, the offset of the first byte of
    /// `bytes`.
    ///
    /// - Complexity: O(*n*). Hostile bytes exhaust a search limit and count as damage.
    init(_ bytes: [UInt8], origin: Int = 0, from start: Int? = nil, generation: UInt64) {
        let start = start ?? origin
        end = start
        var search = FrameSearch(bytes: bytes, origin: origin, generation: generation)
        var offset = start
        let limit = origin + bytes.count
        while offset < limit {
            let count = transactions.count
            if let unit = unit(at: offset, bytes, origin: origin, generation: generation) {
                if unit.isReceived { received.formUnion(transactions[count...].map(\.id)) }
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
            // Zeros at the end are space for the next transactions.
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

    /// Appends the transactions at an offset; returns `nil` if they are incomplete or unreadable.
    private mutating func unit(
        at offset: Int,
        _ bytes: [UInt8],
        origin: Int,
        generation: UInt64
    ) -> (end: Int, isReceived: Bool)? {
        var checks = CRC32C()
        guard
            let unit = FrameUnit(
                at: offset,
                in: bytes,
                origin: origin,
                generation: generation,
                checks: &checks
            ), (try? TransactionDecoder.append(unit.payload, to: &transactions)) != nil
        else { return nil }
        return (unit.end, unit.isReceived)
    }
}
