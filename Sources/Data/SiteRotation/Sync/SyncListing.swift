import Foundation

/// What a look at a sync folder shows.
struct SyncListing {
    /// The sizes of the files of a store, by path, without those that are none of ours.
    let files: [String: Int]
    /// The stores that have files.
    let stores: Set<UUID>

    private let all: [SyncFile]

    init(_ files: [SyncFile]) {
        // Copies that a sync engine makes have other names, and still end like this (ST-43).
        all = files.filter { $0.path.hasSuffix(".seg") }
        self.files = [:]
        stores = Set(all.compactMap { Self.storeID(of: $0.path) })
    }

    private init(_ files: [SyncFile], of store: UUID) {
        let inside = files.filter { Self.storeID(of: $0.path) == store }
        all = inside
        self.files = Dictionary(inside.map { ($0.path, $0.size) }, uniquingKeysWith: max)
        stores = [store]
    }

    /// The files of one store.
    func files(of store: UUID) -> SyncListing {
        SyncListing(all, of: store)
    }

    /// The folders of devices that have files.
    var devices: Set<String> { Set(files.keys.map(Self.device(of:))) }

    /// The name of the folder that a file is in, which is that of a device.
    static func device(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[parts.count - 2]) : ""
    }

    /// The highest number that the name of a file gives.
    static func lastCounter(of path: String) -> UInt64? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: "-")
        return parts.count > 2 ? UInt64(parts[1]) : nil
    }

    private static func storeID(of path: String) -> UUID? {
        let root = PublishedFile.root + "/"
        guard path.hasPrefix(root) else { return nil }
        return UUID(uuidString: String(path.dropFirst(root.count).prefix { $0 != "/" }))
    }
}
