import Foundation

/// The placeholder of a file that iCloud has not downloaded yet, or has evicted: `.name.icloud`, a
/// property list.
enum AwaitedFile {
    /// The maximum size in bytes of a property list to read; iCloud's have a few hundred.
    static let maximumSize = 1 << 16

    /// The name of the file, from the name of its placeholder.
    static func name(from name: String) -> String? {
        guard name.hasPrefix("."), name.hasSuffix(".icloud") else { return nil }
        let awaited = String(name.dropFirst().dropLast(".icloud".count))
        return SyncPath.isVisible(awaited) ? awaited : nil
    }

    /// The name of the placeholder, from the name of the file.
    static func placeholder(of name: String) -> String { ".\(name).icloud" }

    /// Starts the download of the file, on systems that have iCloud.
    static func request(_ path: String) {
        #if canImport(Darwin)
        try? FileManager.default.startDownloadingUbiquitousItem(at: URL(filePath: path))
        #endif
    }

    /// The size of the file in bytes, from its placeholder; 0 if the placeholder has none.
    ///
    /// The size keeps a known file from counting as cut, which would be a loss (ST-45). A read
    /// returns fewer bytes until the file is downloaded (ST-44).
    static func size(from bytes: [UInt8]) -> Int {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let size = (list as? [String: Any])?["NSURLFileSizeKey"] as? Int
        return max(size ?? 0, 0)
    }
}
