import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The file in a store folder with the memory of one sync folder: a header and a frame of JSON.
struct SyncMemoryFile: Sendable {
    private let folder: StoreFolder
    private let name: String

    init(_ folder: StoreFolder, location: String) {
        self.init(
            folder,
            name: StoreFolder.syncPrefix + FNV1a.hash(of: Array(location.utf8)[...]).hex
        )
    }

    private init(_ folder: StoreFolder, name: String) {
        self.folder = folder
        self.name = name
    }

    /// The largest size to read, in bytes; it has room for hundreds of thousands of files.
    private static let maximumSize = 1 << 26

    /// Reads the saved memory; an unreadable one counts as empty, because it only saves work.
    ///
    /// - Throws: An error if a newer version wrote it, so that it must not be replaced.
    func load() throws(SiteStoreError) -> SyncMemory {
        let bytes = try folder.readIfPresent(name, limit: Self.maximumSize) ?? []
        try FileHeader.checkVersion(of: bytes)
        guard let header = FileHeader(bytes), header.kind == .sync else { return SyncMemory() }
        var checks = CRC32C()
        let unit = FrameUnit(
            at: FileHeader.size,
            in: bytes,
            generation: header.generation,
            checks: &checks
        )
        guard let unit else { return SyncMemory() }
        return (try? JSONDecoder().decode(SyncMemory.self, fromOutside: Data(unit.payload)))
            ?? SyncMemory()
    }

    func save(_ memory: SyncMemory, header: FileHeader) throws(SiteStoreError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A value of texts, numbers and dates has nothing that JSON cannot hold.
        guard let json = try? encoder.encode(memory) else { return }
        var writer = ByteWriter()
        writer.append(contentsOf: header.encoded())
        Frame.append([UInt8](json)[...], generation: header.generation, start: 0, to: &writer)
        let bytes = writer.bytes
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(bytes, to: file, at: 0)
        }
    }

    func removeOthers() throws(SiteStoreError) {
        for other in try others() {
            try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.remove(folder.path(of: other))
            }
        }
        try folder.flushNames()
    }

    /// The other folder that this device syncs with, if any.
    func otherLocation() throws(SiteStoreError) -> String? {
        for other in try others() {
            if let location = try SyncMemoryFile(folder, name: other).load().location {
                return location
            }
        }
        return nil
    }

    /// The folder that this device syncs with, if any.
    static func known(in folder: StoreFolder) throws(SiteStoreError) -> KnownSyncFolder? {
        for name in try folder.syncMemories() {
            let memory = try SyncMemoryFile(folder, name: name).load()
            guard let location = memory.location else { continue }
            return KnownSyncFolder(location: location, lastSync: memory.lastSync)
        }
        return nil
    }

    static func forgetAll(in folder: StoreFolder) throws(SiteStoreError) {
        for name in try folder.syncMemories() {
            try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.remove(folder.path(of: name))
            }
        }
        try folder.flushNames()
    }

    private func others() throws(SiteStoreError) -> [String] {
        try folder.syncMemories().filter { $0 != name }
    }
}
