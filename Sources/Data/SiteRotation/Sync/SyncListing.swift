/// The files of one store in a sync folder, as a look shows them.
struct SyncListing {
    /// The sizes of the files, by path.
    let files: [String: Int]

    /// Whether a file is there, or one of the same device that has all of its numbers by its name.
    func replaces(_ path: String) -> Bool {
        guard files[path] == nil else { return true }
        guard let numbers = Self.counters(of: path) else { return false }
        let device = Self.device(of: path)
        return files.keys.contains { other in
            Self.device(of: other) == device
                && Self.counters(of: other).map { $0.contains(numbers) } ?? false
        }
    }

    /// The name of the folder that a file is in, which is that of a device.
    static func device(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[parts.count - 2]) : ""
    }

    /// The numbers that the name of a file gives.
    static func counters(of path: String) -> ClosedRange<UInt64>? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: "-")
        guard parts.count > 2, let first = UInt64(parts[0]), let last = UInt64(parts[1]),
            first <= last
        else { return nil }
        return first...last
    }
}
