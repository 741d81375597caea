import Foundation
import MomentumSiteRotationDomain

/// What a journal holds, and in which state it is.
struct JournalContents {
    let name: StoreFileName
    let size: Int
    /// The end of the last whole transaction before anything that is broken; 0 without a header.
    private(set) var end: Int
    /// The beginning of the last transaction before ``end``.
    let landmark: CurrentJournal.Landmark?
    let storeID: UUID?
    private(set) var transactions: [SiteTransaction] = []
    /// Those of them that came from a sync folder.
    let received: Set<TransactionID>
    private(set) var damage: [Range<Int>] = []
    /// How many of the transactions stand before the last damage.
    let countBeforeDamage: Int
    /// A write that was never finished.
    private(set) var tail: Range<Int>?
    /// Whether that may be a whole transaction that was damaged afterwards.
    private(set) var isTailDoubtful: Bool
    /// Whether the file ends within a block, where no write ends: the rest of it is gone.
    let isCut: Bool

    init(_ bytes: [UInt8], name: StoreFileName) {
        self.name = name
        size = bytes.count
        let header = FileHeader(bytes).flatMap { header in
            header.kind == .journal && header.generation == name.generation ? header : nil
        }
        storeID = header?.storeID
        isCut = header.map { Self.isCut($0, size: bytes.count) } ?? false
        let start = min(FileHeader.size, bytes.count)
        let scan = JournalScan(bytes, from: start, generation: name.generation)
        (transactions, received) = (scan.transactions, scan.received)
        (end, damage, tail) = (scan.end, scan.damage, scan.tail)
        isTailDoubtful = scan.isTailDoubtful
        (landmark, countBeforeDamage) = (scan.landmark, scan.countBeforeDamage)
        if header == nil {
            (end, isTailDoubtful) = (0, false)
            // A journal gets its name when its header is on the device (ST-20), so this is never
            // what a crash leaves, however short the file is.
            if transactions.isEmpty, damage.isEmpty {
                (damage, tail) = ([0..<bytes.count], nil)
            } else {
                damage.insert(0..<start, at: 0)
            }
        }
    }

    /// Whether transactions can be appended after ``end``.
    var isUsable: Bool { storeID != nil && damage.isEmpty }

    /// How long a journal is with so many bytes.
    static func sizeInBlocks(_ size: Int) -> Int {
        (size + JournalStore.blockSize - 1) / JournalStore.blockSize * JournalStore.blockSize
    }

    /// Earlier versions made room with the first change, or not at all, and none where they cut a
    /// journal off themselves: of a journal of theirs nobody can tell.
    private static func isCut(_ header: FileHeader, size: Int) -> Bool {
        header.flags.contains(.isPadded) && size != sizeInBlocks(size)
    }
}
