import Foundation
import MomentumData
import MomentumSiteRotationDomain

/// The file in a store folder with the memory of one sync folder: a header and a frame of JSON.
struct SyncMemoryFile<Memory: Codable> {
    private enum Contents {
        case missing
        case damaged
        case memory(ArraySlice<UInt8>)
    }

    private let folder: StoreFolder
    private let name: String

    init(_ folder: StoreFolder, location: String) {
        self.init(folder, name: SyncStore.memoryName(of: location))
    }

    init(_ folder: StoreFolder, name: String) {
        self.folder = folder
        self.name = name
    }

    /// Reads the saved memory; `nil` also for a damaged one, which only the sync with the same
    /// folder may replace: without it everything is read and published again.
    ///
    /// - Throws: An error if a newer version wrote the memory, so that it must not be replaced.
    func read() throws(SiteStoreError) -> Memory? {
        guard case .memory(let json) = try contents() else { return nil }
        return try? JSONDecoder().decode(Memory.self, fromOutside: Data(json))
    }

    /// True if the file is there, and its bytes are not what was written.
    ///
    /// - Throws: As ``read()``.
    func isDamaged() throws(SiteStoreError) -> Bool {
        if case .damaged = try contents() { true } else { false }
    }

    private func contents() throws(SiteStoreError) -> Contents {
        // Enough for hundreds of thousands of files.
        guard let bytes = try folder.readIfPresent(name, limit: 1 << 26) else { return .missing }
        try FileHeader.checkVersion(of: bytes)
        guard let header = FileHeader(bytes), header.kind == .sync else { return .damaged }
        var checks = CRC32C()
        let unit = FrameUnit(
            at: FileHeader.size,
            in: bytes,
            generation: header.generation,
            checks: &checks
        )
        return unit.map { .memory($0.payload) } ?? .damaged
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
