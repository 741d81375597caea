import MomentumSiteRotationDomain
import MomentumSiteStore

/// The files of one store in a sync folder, as a look shows them.
struct SyncListing {
    /// The sizes of the files, by path.
    let files: [String: Int]

    /// Whether a file is there with all its bytes.
    func has(_ path: String, _ file: KnownFile) -> Bool { files[path] == file.size }

    /// The name of the folder that a file is in, which is that of a device.
    static func device(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[parts.count - 2]) : ""
    }

    /// The path without what a sync engine has added to it; `nil` for a name that is none of ours.
    ///
    /// The digest is in it, so files with one stem have the same to say.
    static func stem(of path: String) -> String? {
        let folders = path.split(separator: "/")
        let parts = folders.last?.split(separator: "-") ?? []
        // One more when the transactions are those of another replica.
        let count = parts.first?.utf8.count == 16 ? 4 : 3
        guard parts.count >= count else { return nil }
        let digest = parts[count - 1].prefix(16)
        guard digest.utf8.count == 16, UInt64(digest, radix: 16) != nil else { return nil }
        return (folders.dropLast() + parts[..<(count - 1)] + [digest]).joined(separator: "/")
    }

    /// Whether a file has the name that this device gives to one with numbers of its own, and not
    /// that of a copy which something else has made.
    static func isOriginal(_ path: String, of device: UInt64) -> Bool {
        guard self.device(of: path) == device.hex, counters(of: path) != nil,
            path.hasSuffix(".seg")
        else { return false }
        let parts = path.dropLast(4).split(separator: "/").last?.split(separator: "-") ?? []
        guard parts.count > 2 else { return false }
        // A number follows where the name was taken; see ``NewFile/named(besides:)``.
        let additions = parts.dropFirst(3)
        return parts[2].utf8.count == 16 && UInt64(parts[2], radix: 16) != nil
            && additions.allSatisfy { UInt32($0) != nil } && additions.count < 2
    }

    /// The numbers of its own device that the name of a file gives.
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
