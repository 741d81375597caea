import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// Where a store folder keeps what is known of one sync folder: a header and a frame of JSON.
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

    /// Longer ones are not read: hundreds of thousands of files fit in here.
    private static let maximumSize = 1 << 26

    /// What was saved last; nothing where that cannot be read, because it is only a saving of work.
    ///
    /// - Throws: That a newer version has written it, so that it must not be replaced.
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

    /// Forgets what is known of other sync folders.
    func removeOthers() throws(SiteStoreError) {
        for other in try others() {
            try folder.call { fileSystem throws(FileSystemError) in
                try fileSystem.remove(folder.path(of: other))
            }
        }
        try folder.flushNames()
    }

    /// The other folder that this device syncs with, if there is one.
    func otherLocation() throws(SiteStoreError) -> String? {
        for other in try others() {
            if let location = try SyncMemoryFile(folder, name: other).load().location {
                return location
            }
        }
        return nil
    }

    /// What is known of the folder that this device syncs with, if it does.
    static func known(in folder: StoreFolder) throws(SiteStoreError) -> KnownSyncFolder? {
        for name in try folder.syncMemories() {
            let memory = try SyncMemoryFile(folder, name: name).load()
            guard let location = memory.location else { continue }
            return KnownSyncFolder(location: location, lastSync: memory.lastSync)
        }
        return nil
    }

    /// Forgets all sync folders.
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
