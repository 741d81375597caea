import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// A file of a sync folder: transactions that a device has published, or all its registers at once
/// (Docs/Formats/SyncFolder.md).
///
/// The name of such a file helps people; what is in it decides.
struct PublishedFile: Sendable {
    enum Contents: Sendable {
        case transactions([EncodedTransaction])
        case snapshot(Snapshot)

        var isSnapshot: Bool { if case .snapshot = self { true } else { false } }

        /// The transactions that are in it.
        var numbers: PublishedNumbers {
            switch self {
            case .transactions(let transactions): PublishedNumbers(transactions)
            case .snapshot(let snapshot): PublishedNumbers(snapshot.state.numbers)
            }
        }
    }

    /// What fits into one file; a longer transaction has one of its own (ST-47).
    static let preferredSize = 1 << 20
    /// Longer files are not read.
    static let maximumSize = 1 << 28

    let header: FileHeader
    let contents: Contents
    /// Whether all of it has arrived.
    let isWhole: Bool

    /// Reads what is there of a file, or nothing when not even its header is whole (ST-43, ST-44).
    ///
    /// Of transactions those that are whole are taken, of registers all or none.
    init?(_ bytes: [UInt8]) {
        guard let header = FileHeader(bytes) else { return nil }
        self.header = header
        switch header.kind {
        case .published where header.isReadable:
            let (transactions, isWhole) = Self.transactions(of: bytes, header)
            contents = .transactions(transactions)
            self.isWhole = isWhole
        case .snapshot where header.isReadable:
            let snapshot = try? SnapshotDecoder.snapshot(bytes, generation: header.generation)
            contents = snapshot.map(Contents.snapshot) ?? .transactions([])
            isWhole = snapshot != nil
        case .published, .snapshot:
            contents = .transactions([])
            isWhole = false
        case .journal, .identity, .former, .sync, .commands:
            return nil
        }
    }

    /// The bytes of a file of transactions, of which there is at least one.
    static func encode(_ transactions: [EncodedTransaction], header: FileHeader) -> [UInt8] {
        var body = ByteWriter()
        for transaction in transactions {
            Frame.append(
                transaction.bytes,
                generation: header.generation,
                start: FileHeader.size,
                to: &body
            )
        }
        var header = header
        header.bodySize = UInt32(truncatingIfNeeded: body.bytes.count)
        return header.encoded() + body.bytes
    }

    /// Where a file goes: its device, the numbers of the transactions in it, and a digest.
    ///
    /// - Parameters:
    ///   - store: The store that it belongs to.
    ///   - device: The replica that writes it.
    ///   - author: The replica whose numbers these are; where that is another one, the name says
    ///     so.
    ///   - counters: The lowest and the highest number.
    ///   - bytes: The whole file.
    /// - Returns: The path below the sync folder.
    static func path(
        in store: UUID,
        device: UInt64,
        author: UInt64,
        counters: ClosedRange<UInt64>,
        bytes: [UInt8]
    ) -> String {
        // Without the header, which says when the file was made, so that the same is named the
        // same.
        let digest = FNV1a.hash(of: bytes.dropFirst(FileHeader.size))
        let first = counters.lowerBound.digits(12)
        let last = counters.upperBound.digits(12)
        let other = author == device ? "" : "\(author.hex)-"
        return "\(folder(of: store))/\(device.hex)/\(other)\(first)-\(last)-\(digest.hex).seg"
    }

    /// Where the files of a store are.
    static func folder(of store: UUID) -> String {
        "\(root)/\(store.uuidString.lowercased())"
    }

    /// Where the files of all stores are.
    static let root = "SiteRotation/v1"

    private static func transactions(
        of bytes: [UInt8],
        _ header: FileHeader
    ) -> ([EncodedTransaction], isWhole: Bool) {
        var transactions: [EncodedTransaction] = []
        var isWhole = UInt32(truncatingIfNeeded: bytes.count - FileHeader.size) == header.bodySize
        var search = FrameSearch(bytes: bytes, origin: 0, generation: header.generation)
        var checks = CRC32C()
        var offset = FileHeader.size
        while offset < bytes.count {
            let unit = FrameUnit(
                at: offset,
                in: bytes,
                generation: header.generation,
                checks: &checks
            )
            if let unit,
                let read = try? TransactionDecoder.encodedTransactions(in: unit.payload)
            {
                transactions += read
                offset = unit.end
                continue
            }
            isWhole = false
            guard let next = search.next(after: offset) else { break }
            offset = next
        }
        return (transactions, isWhole)
    }
}
