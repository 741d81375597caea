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

    /// The numbers of its own device that the name of a file gives.
    static func counters(of path: String) -> ClosedRange<UInt64>? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: "-")
        // A longer first part is the name of another device.
        guard parts.count > 2, parts[0].utf8.count < 16, let first = UInt64(parts[0]),
            let last = UInt64(parts[1]),
            first <= last
        else { return nil }
        return first...last
    }
}
