import Foundation
import MomentumSiteRotationDomain

/// The present and former names of a store and its replica, which identify the store's own files.
struct StoreKinship: Hashable, Sendable {
    private(set) var stores: Set<UUID> = []
    private(set) var replicas: Set<UInt64> = []

    init() {}

    /// True if this store created a file, under one of its names.
    func includes(_ header: FileHeader) -> Bool {
        stores.contains(header.storeID) || replicas.contains(header.replica)
    }

    mutating func insert(_ header: FileHeader) {
        stores.insert(header.storeID)
        replicas.insert(header.replica)
    }

    mutating func formUnion(_ other: StoreKinship) {
        stores.formUnion(other.stores)
        replicas.formUnion(other.replicas)
    }

    /// A numbered file, and its header with the names of its store.
    typealias File = (name: StoreFileName, header: FileHeader)

    /// Groups the files so that no name links two groups.
    static func families(of files: [File]) -> [[File]] {
        var families: [[File]] = []
        var rest = files
        while let first = rest.first {
            var names = StoreKinship()
            names.insert(first.header)
            let others = Set(names.adoptKin(among: rest))
            families.append(rest.filter { !others.contains($0.name) })
            rest.removeAll { !others.contains($0.name) }
        }
        return families
    }

    /// Adds the names of all files that share a name with the store, directly or through other
    /// files.
    ///
    /// Returns the remaining files.
    ///
    /// A store of an earlier version has no record of its former names.
    mutating func adoptKin(among files: [File]) -> [StoreFileName] {
        var rest = files
        while true {
            let kin = rest.filter { includes($0.header) }
            guard !kin.isEmpty else { return rest.map(\.name) }
            rest.removeAll { includes($0.header) }
            for file in kin { insert(file.header) }
        }
    }
}

extension StoreKinship {
    static let fileName = "former"
    /// The largest readable size in bytes; a device takes only a few names in its life.
    static let maximumSize = 1 << 20

    /// The names in a damaged identity; they count only if a file has one of them.
    init(ofBroken identity: [UInt8]) {
        guard identity.count >= FileHeader.size else { return }
        let read = try? ByteReader.read(identity[16..<48]) { reader throws(MalformedBytes) in
            let store = try reader.uuid()
            _ = try reader.integer(UInt64.self)
            return (store: store, replica: try reader.integer(UInt64.self))
        }
        guard let read else { return }
        stores.insert(read.store)
        // Zero is not a valid name.
        if read.replica > 0 { replicas.insert(read.replica) }
    }

    /// Reads the file of former names; `nil` if it is incomplete or damaged.
    init?(_ bytes: [UInt8]) {
        guard let header = FileHeader(bytes), header.kind == .former,
            bytes.count <= Self.maximumSize
        else { return nil }
        let read = try? ByteReader.read(bytes[FileHeader.size...]) {
            reader throws(MalformedBytes) in
            var names = StoreKinship()
            for _ in 0..<(try reader.count(ofSize: 16)) { names.stores.insert(try reader.uuid()) }
            for _ in 0..<(try reader.count(ofSize: 8)) {
                names.replicas.insert(try reader.integer())
            }
            let size = bytes.count - reader.count
            let check = try reader.integer(UInt32.self)
            guard reader.isAtEnd, check == CRC32C.check(of: bytes[..<size]) else {
                throw MalformedBytes()
            }
            return names
        }
        guard let read else { return nil }
        self = read
    }

    func encoded(_ header: FileHeader) -> [UInt8] {
        var writer = ByteWriter()
        writer.append(contentsOf: header.encoded())
        writer.append(varint: UInt64(stores.count))
        for store in stores.sorted() { writer.append(store) }
        writer.append(varint: UInt64(replicas.count))
        for replica in replicas.sorted() { writer.append(replica) }
        writer.append(CRC32C.check(of: writer.bytes[...]))
        return writer.bytes
    }
}
