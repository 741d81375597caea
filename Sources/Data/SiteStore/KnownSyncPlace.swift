import Foundation

/// The part of a sync folder's memory that identifies the folder, without its files.
struct KnownSyncPlace: Codable {
    private enum CodingKeys: CodingKey {
        case location, formerLocation, lastSync, storeID, apart, forkFile
        case own, read, awaited
    }

    let location: String
    private let lastSync: Date?
    private let storeID: UUID?
    private let apart: [UUID]
    private let forkFile: String?

    /// Decodes the place from a complete memory; fails for a folder without a complete sync.
    init(from decoder: any Decoder) throws {
        let memory = try decoder.container(keyedBy: CodingKeys.self)
        location =
            try memory.decodeIfPresent(String.self, forKey: .location)
            ?? memory.decode(String.self, forKey: .formerLocation)
        lastSync = try memory.decodeIfPresent(Date.self, forKey: .lastSync)
        storeID = try memory.decodeIfPresent(UUID.self, forKey: .storeID)
        apart = try memory.decode([UUID].self, forKey: .apart)
        forkFile = try memory.decodeIfPresent(String.self, forKey: .forkFile)
    }

    /// Encodes a memory without known files, so that all are read and published again.
    func encode(to encoder: any Encoder) throws {
        var memory = encoder.container(keyedBy: CodingKeys.self)
        // A running sync finds its own memory removed, and does not save it again.
        try memory.encode(location, forKey: .formerLocation)
        try memory.encodeIfPresent(lastSync, forKey: .lastSync)
        try memory.encodeIfPresent(storeID, forKey: .storeID)
        try memory.encode(apart, forKey: .apart)
        try memory.encodeIfPresent(forkFile, forKey: .forkFile)
        for files in [CodingKeys.own, .read, .awaited] {
            try memory.encode([String: Bool](), forKey: files)
        }
    }
}
