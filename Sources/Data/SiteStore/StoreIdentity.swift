package import Foundation
import MomentumData
import MomentumSiteRotationDomain

/// The names of a store and its replica: the file `identity` (Docs/Formats/Store.md).
package struct StoreIdentity: Hashable, Sendable {
    static let fileName = "identity"
    private static let size = FileHeader.size + 20

    let header: FileHeader
    /// The identity of the file `lock` when the replica was named; a different one reveals a copy
    /// or a restored backup (ST-46).
    let lock: FileIdentity

    package var storeID: UUID { header.storeID }
    package var replica: UInt64 { header.replica }

    /// True if this folder has confirmed a change; if it now has none, it lost the change.
    var hadChanges: Bool { header.flags.contains(.hadChanges) }

    init(
        storeID: UUID,
        replica: UInt64,
        lock: FileIdentity,
        created: Int64,
        hadChanges: Bool = false
    ) {
        var header = FileHeader(
            kind: .identity,
            storeID: storeID,
            generation: 0,
            replica: replica,
            created: created
        )
        if hadChanges { header.flags.insert(.hadChanges) }
        self.header = header
        self.lock = lock
    }

    /// Reads an identity; `nil` if it is incomplete or damaged.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size, let header = FileHeader(bytes), header.kind == .identity
        else { return nil }
        let read = try? ByteReader.read(bytes[FileHeader.size...]) {
            reader throws(MalformedBytes) in
            let (device, inode) = (try reader.integer(UInt64.self), try reader.integer(UInt64.self))
            let lock = FileIdentity(device: device, inode: inode)
            return (lock: lock, check: try reader.integer(UInt32.self))
        }
        guard let read, read.check == CRC32C.check(of: bytes[..<(Self.size - 4)]) else {
            return nil
        }
        lock = read.lock
        self.header = header
    }

    func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.append(contentsOf: header.encoded())
        writer.append(lock.device)
        writer.append(lock.inode)
        writer.append(CRC32C.check(of: writer.bytes[...]))
        return writer.bytes
    }
}
