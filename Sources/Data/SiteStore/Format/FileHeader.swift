package import Foundation
import MomentumSiteRotationDomain

/// The first 64 bytes of every file of the store (Docs/Formats/Store.md).
package struct FileHeader: Hashable, Sendable {
    package static let size = 64
    /// The version this code writes, and the highest it reads.
    static let currentVersion: UInt16 = 1
    private static let magic: [UInt8] = Array("SROT".utf8)

    /// Properties of a file besides its kind; older versions ignore unknown ones.
    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt16
        /// In `identity`: this folder has confirmed a change, so its store cannot be empty.
        static let hadChanges = Flags(rawValue: 1)
        /// In a journal: its size is always a multiple of the block size.
        static let isPadded = Flags(rawValue: 2)
    }

    package let kind: FileKind
    var formatVersion = Self.currentVersion
    /// The lowest version that may read the file (ST-40).
    var leastReader = Self.currentVersion
    package let storeID: UUID
    package let generation: UInt64
    let replica: UInt64
    /// The creation time of the file, in milliseconds since 1970.
    package let created: Int64
    /// The number of bytes after the header of a file in a sync folder; otherwise 0.
    package var bodySize: UInt32 = 0
    var flags: Flags = []

    package var isReadable: Bool { leastReader <= Self.currentVersion }

    package func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(contentsOf: Self.magic)
        writer.append(kind.rawValue)
        writer.append(UInt8(0))
        writer.append(formatVersion)
        writer.append(leastReader)
        writer.append(flags.rawValue)
        writer.append(UInt32(0))
        writer.append(storeID)
        writer.append(generation)
        writer.append(replica)
        writer.append(created)
        writer.append(bodySize)
        writer.append(CRC32C.check(of: writer.bytes[...]))
        return writer.bytes
    }

    /// Reads a header; `nil` if it is incomplete, damaged or of an unknown kind.
    ///
    /// The checksum covers the reserved bytes, which have no meaning yet.
    package init?(_ bytes: [UInt8]) {
        guard Self.isWhole(bytes), let kind = FileKind(rawValue: bytes[4]) else { return nil }
        let read = try? ByteReader.read(bytes[6..<60]) { reader throws(MalformedBytes) in
            try FileHeader(kind, &reader)
        }
        guard let read else { return nil }
        self = read
    }

    /// Throws `newerFormat` for a file of a newer version, even of an unknown kind (ST-40).
    ///
    /// Accepts bytes that are not a header.
    package static func checkVersion(of bytes: [UInt8]) throws(SiteStoreError) {
        guard isWhole(bytes), bytes[8] > Self.currentVersion || bytes[9] > 0 else { return }
        throw .newerFormat(
            found: Int(bytes[6]) | Int(bytes[7]) << 8,
            supported: Int(Self.currentVersion)
        )
    }

    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= size, bytes.starts(with: magic) else { return false }
        let check = CRC32C.check(of: bytes[..<60])
        return (0..<4).allSatisfy { bytes[60 + $0] == UInt8(truncatingIfNeeded: check >> (8 * $0)) }
    }

    private init(_ kind: FileKind, _ reader: inout ByteReader) throws(MalformedBytes) {
        self.kind = kind
        formatVersion = try reader.integer()
        leastReader = try reader.integer()
        flags = Flags(rawValue: try reader.integer())
        _ = try reader.read(4)
        storeID = try reader.uuid()
        generation = try reader.integer()
        replica = try reader.integer()
        created = try reader.integer()
        bodySize = try reader.integer()
    }

    package init(kind: FileKind, storeID: UUID, generation: UInt64, replica: UInt64, created: Int64)
    {
        self.kind = kind
        self.storeID = storeID
        self.generation = generation
        self.replica = replica
        self.created = created
    }
}

/// The kind of a store file; the raw value is the letter in its header.
package enum FileKind: UInt8, Sendable {
    case journal = 0x4A
    case snapshot = 0x53
    case identity = 0x49
    /// Transactions in a sync folder.
    case published = 0x50
    /// The former names of the store and its replica.
    case former = 0x4E
    /// The known state of a sync folder.
    case sync = 0x46
    /// The requests of a watch that await answers.
    case commands = 0x51
}
