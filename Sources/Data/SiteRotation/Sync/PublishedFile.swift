import Foundation
import MomentumSiteRotationDomain
import MomentumSiteStore

/// A file of a sync folder (Docs/Formats/SyncFolder.md): published transactions of a device, or all
/// its registers.
///
/// The name only helps people; the contents decide.
struct PublishedFile: Sendable {
    enum Contents: Sendable {
        case transactions([EncodedTransaction])
        case snapshot(Snapshot)

        var isSnapshot: Bool { if case .snapshot = self { true } else { false } }

        var numbers: PublishedNumbers {
            switch self {
            case .transactions(let transactions): PublishedNumbers(transactions)
            case .snapshot(let snapshot): PublishedNumbers(snapshot.state.numbers)
            }
        }
    }

    /// The size in bytes up to which transactions share a file; a longer one gets its own (ST-47).
    static let preferredSize = 1 << 20
    /// The size in bytes of the longest readable file.
    static let maximumSize = 1 << 28

    let header: FileHeader
    let contents: Contents
    let isWhole: Bool

    /// Reads the part of a file that has arrived; registers must be complete.
    ///
    /// `nil` without a complete header of such a file (ST-43, ST-44).
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

    /// Encodes a file of one or more transactions.
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

    static func folder(of store: UUID) -> String {
        "\(root)/\(store.uuidString.lowercased())"
    }

    /// The folder of the files of all stores.
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
