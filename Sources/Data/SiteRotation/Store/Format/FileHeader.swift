import Foundation

/// The 64 bytes that every file of the store begins with (Docs/StoreFormat.md).
struct FileHeader: Hashable, Sendable {
    static let size = 64
    /// The version of the format that is written here, and the highest that is understood.
    static let currentVersion: UInt16 = 1
    private static let magic: [UInt8] = Array("SROT".utf8)

    let kind: FileKind
    var formatVersion = Self.currentVersion
    /// The lowest version that may read the file (ST-40).
    var leastReader = Self.currentVersion
    let storeID: UUID
    let generation: UInt64
    let replica: UInt64
    /// When the file was made, in milliseconds since 1970.
    let created: Int64
    /// How many bytes follow in a file that was made as a whole in a sync folder; otherwise 0.
    var bodySize: UInt32 = 0

    var isReadable: Bool { leastReader <= Self.currentVersion }

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(contentsOf: Self.magic)
        writer.append(kind.rawValue)
        writer.append(UInt8(0))
        writer.append(formatVersion)
        writer.append(leastReader)
        writer.append(UInt16(0))
        writer.append(UInt32(0))
        writer.append(storeID)
        writer.append(generation)
        writer.append(replica)
        writer.append(created)
        writer.append(bodySize)
        writer.append(CRC32C.check(of: writer.bytes[...]))
        return writer.bytes
    }

    /// Reads a header, or nothing when it is not whole.
    ///
    /// The reserved bytes are under the check and mean nothing yet.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.size, bytes.starts(with: Self.magic),
            let kind = FileKind(rawValue: bytes[4])
        else { return nil }
        let read = try? ByteReader.read(bytes[6..<Self.size]) { reader throws(MalformedBytes) in
            (header: try FileHeader(kind, &reader), check: try reader.integer(UInt32.self))
        }
        guard let read, read.check == CRC32C.check(of: bytes[..<60]) else { return nil }
        self = read.header
    }

    private init(_ kind: FileKind, _ reader: inout ByteReader) throws(MalformedBytes) {
        self.kind = kind
        formatVersion = try reader.integer()
        leastReader = try reader.integer()
        _ = try reader.take(6)
        storeID = try reader.uuid()
        generation = try reader.integer()
        replica = try reader.integer()
        created = try reader.integer()
        bodySize = try reader.integer()
    }

    init(kind: FileKind, storeID: UUID, generation: UInt64, replica: UInt64, created: Int64) {
        self.kind = kind
        self.storeID = storeID
        self.generation = generation
        self.replica = replica
        self.created = created
    }
}
