import Foundation
import MomentumData
import MomentumSiteRotationDomain

/// The file in a store folder with the memory of one sync folder: a header and a frame of JSON.
struct SyncMemoryFile<Memory: Codable> {
    private let folder: StoreFolder
    private let name: String

    init(_ folder: StoreFolder, location: String) {
        self.init(folder, name: SyncStore.memoryName(of: location))
    }

    init(_ folder: StoreFolder, name: String) {
        self.folder = folder
        self.name = name
    }

    /// Reads the saved memory; an unreadable one counts as missing, because it only saves work.
    ///
    /// - Throws: An error if a newer version wrote the memory, so that it must not be replaced.
    func read() throws(SiteStoreError) -> Memory? {
        // Enough for hundreds of thousands of files.
        let bytes = try folder.readIfPresent(name, limit: 1 << 26) ?? []
        try FileHeader.checkVersion(of: bytes)
        guard let header = FileHeader(bytes), header.kind == .sync else { return nil }
        var checks = CRC32C()
        let unit = FrameUnit(
            at: FileHeader.size,
            in: bytes,
            generation: header.generation,
            checks: &checks
        )
        return unit.flatMap {
            try? JSONDecoder().decode(Memory.self, fromOutside: Data($0.payload))
        }
    }

    func save(_ memory: Memory, header: FileHeader) throws(SiteStoreError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // JSON can represent every text, number and date in the value.
        guard let json = try? encoder.encode(memory) else { return }
        var writer = ByteWriter()
        writer.append(contentsOf: header.encoded())
        Frame.append([UInt8](json)[...], generation: header.generation, start: 0, to: &writer)
        let bytes = writer.bytes
        try folder.replace(name) { file throws(SiteStoreError) in
            try folder.write(bytes, to: file, at: 0)
        }
    }
}
