import MomentumSiteRotationDomain
import MomentumSiteStore

/// The files of one store in a sync folder, from one listing.
struct SyncListing {
    /// The sizes of the files in bytes, by path.
    let files: [String: Int]

    /// True if the folder lists the file with its full size.
    func has(_ path: String, _ file: KnownFile) -> Bool { files[path] == file.size }

    /// The name of a file's folder, which is the name of a device.
    static func device(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[parts.count - 2]) : ""
    }

    /// The path without a sync engine's additions; `nil` for a name this suite did not write.
    ///
    /// Files with the same stem have the same digest, so the same contents.
    static func stem(of path: String) -> String? {
        let folders = path.split(separator: "/")
        let parts = folders.last?.split(separator: "-") ?? []
        // The name has one more part if the transactions belong to another replica.
        let count = parts.first?.utf8.count == 16 ? 4 : 3
        guard parts.count >= count else { return nil }
        let digest = parts[count - 1].prefix(16)
        guard digest.utf8.count == 16, UInt64(digest, radix: 16) != nil else { return nil }
        return (folders.dropLast() + parts[..<(count - 1)] + [digest]).joined(separator: "/")
    }

    /// True for a file name with numbers of this device; false for another program's copy.
    static func isOriginal(_ path: String, of device: UInt64) -> Bool {
        guard self.device(of: path) == device.hex, counters(of: path) != nil,
            path.hasSuffix(".seg")
        else { return false }
        let parts = path.dropLast(4).split(separator: "/").last?.split(separator: "-") ?? []
        guard parts.count > 2 else { return false }
        // A number follows if the name was taken; see ``NewFile/named(besides:)``.
        let additions = parts.dropFirst(3)
        return parts[2].utf8.count == 16 && UInt64(parts[2], radix: 16) != nil
            && additions.allSatisfy { UInt32($0) != nil } && additions.count < 2
    }

    /// The numbers in the name of a file, if they belong to its own device.
    static func counters(of path: String) -> ClosedRange<UInt64>? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: "-")
        // A longer first part is the name of another device.
        guard parts.count > 2, parts[0].utf8.count < 16, let first = UInt64(parts[0]),
            let last = UInt64(parts[1]), first <= last, last < TransactionFormat.counterLimit
        else { return nil }
        return first...last
    }
}
