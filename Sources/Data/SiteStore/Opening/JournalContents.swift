import Foundation
import MomentumSiteRotationDomain

struct JournalContents {
    let name: StoreFileName
    let size: Int
    /// The end of the last complete transaction before any damage; 0 without a header.
    private(set) var end: Int
    let landmark: CurrentJournal.Landmark?
    let storeID: UUID?
    private(set) var transactions: [SiteTransaction] = []
    let received: Set<TransactionID>
    private(set) var damage: [Range<Int>] = []
    let countBeforeDamage: Int
    /// A write that was never finished.
    private(set) var tail: Range<Int>?
    private(set) var isTailDoubtful: Bool
    /// True if the file ends within a block, where no write ends: the rest was lost.
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
            // A journal gets its name only once its header is durable (ST-20). So no crash leaves a
            // named journal without a header, however short the file is.
            if transactions.isEmpty, damage.isEmpty {
                (damage, tail) = ([0..<bytes.count], nil)
            } else {
                damage.insert(0..<start, at: 0)
            }
        }
    }

    /// True if transactions can be appended after ``end``.
    var isUsable: Bool { storeID != nil && damage.isEmpty }

    /// The size of a journal with `size` bytes of contents, rounded up to whole blocks.
    static func sizeInBlocks(_ size: Int) -> Int {
        (size + CurrentJournal.blockSize - 1) / CurrentJournal.blockSize * CurrentJournal.blockSize
    }

    /// True if the size is not a multiple of the block size.
    ///
    /// Journals of earlier versions are exempt, because those padded later or never.
    private static func isCut(_ header: FileHeader, size: Int) -> Bool {
        header.flags.contains(.isPadded) && size != sizeInBlocks(size)
    }
}
