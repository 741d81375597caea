import Foundation

/// The placeholder of a file that iCloud has not downloaded yet, or has removed to make room:
/// `.name.icloud`, a property list.
enum AwaitedFile {
    /// The most bytes to read of a property list; those of iCloud have some hundred.
    static let maximumSize = 1 << 16

    /// The name of the file, from the name of its placeholder.
    static func name(from name: String) -> String? {
        guard name.hasPrefix("."), name.hasSuffix(".icloud") else { return nil }
        let awaited = String(name.dropFirst().dropLast(".icloud".count))
        return SyncPath.isVisible(awaited) ? awaited : nil
    }

    /// The size of the file in bytes, from its placeholder; 0 if it gives none.
    ///
    /// With the size, a known file does not count as cut, which would be a loss (ST-45). Reading it
    /// gives fewer bytes until it is downloaded (ST-44).
    static func size(from bytes: [UInt8]) -> Int {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let size = (list as? [String: Any])?["NSURLFileSizeKey"] as? Int
        return max(size ?? 0, 0)
    }
}
