import Foundation

/// The files of a sync folder, by store.
struct SyncFolderListing {
    private let files: [UUID: SyncListing]

    /// Groups the listed files by store, and ignores other files.
    init(_ files: [SyncFile]) {
        var sizes: [UUID: [String: Int]] = [:]
        // Copies made by a sync engine have other names, but the same extension (ST-43).
        for file in files where file.path.hasSuffix(".seg") {
            guard let store = Self.storeID(of: file.path) else { continue }
            let known = sizes[store]?[file.path] ?? 0
            sizes[store, default: [:]][file.path] = max(known, file.size)
        }
        self.files = sizes.mapValues(SyncListing.init)
    }

    var stores: Set<UUID> { Set(files.keys) }

    func files(of store: UUID) -> SyncListing {
        files[store] ?? SyncListing(files: [:])
    }

    private static func storeID(of path: String) -> UUID? {
        let root = PublishedFile.root + "/"
        guard path.hasPrefix(root) else { return nil }
        return UUID(uuidString: String(path.dropFirst(root.count).prefix { $0 != "/" }))
    }
}
