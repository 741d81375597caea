import Foundation

/// What stands in a directory for a file that iCloud has and that is not on this device, because it
/// has not come yet or was taken away to make room: `.name.icloud`, a property list.
enum AwaitedFile {
    /// No more of a property list is read; those of iCloud have some hundred bytes.
    static let maximumSize = 1 << 16

    /// The name of the file, from that of what stands in for it.
    static func name(from name: String) -> String? {
        guard name.hasPrefix("."), name.hasSuffix(".icloud") else { return nil }
        let awaited = String(name.dropFirst().dropLast(".icloud".count))
        return SyncPath.isVisible(awaited) ? awaited : nil
    }

    /// How long the file is, as what stands in for it says; 0 when it does not.
    ///
    /// With its length a file that is known is not taken for one that was cut, which would be a
    /// loss (ST-45); reading it gives fewer bytes until it is here (ST-44).
    static func size(from bytes: [UInt8]) -> Int {
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let size = (list as? [String: Any])?["NSURLFileSizeKey"] as? Int
        return max(size ?? 0, 0)
    }
}
