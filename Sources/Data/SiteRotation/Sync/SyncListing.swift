/// The files of one store in a sync folder, as a look shows them.
struct SyncListing {
    /// The sizes of the files, by path.
    let files: [String: Int]

    /// The folders of devices that have files.
    var devices: Set<String> { Set(files.keys.map(Self.device(of:))) }

    /// The name of the folder that a file is in, which is that of a device.
    static func device(of path: String) -> String {
        let parts = path.split(separator: "/")
        return parts.count > 1 ? String(parts[parts.count - 2]) : ""
    }

    /// The highest number that the name of a file gives.
    static func lastCounter(of path: String) -> UInt64? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: "-")
        return parts.count > 2 ? UInt64(parts[1]) : nil
    }
}
