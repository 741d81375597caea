/// A file that this device is about to put into a sync folder.
struct NewFile: Sendable {
    let path: String
    let bytes: [UInt8]
    let contents: KnownFile

    init(path: String, bytes: [UInt8], numbers: PublishedNumbers, isSnapshot: Bool) {
        self.init(
            path: path,
            bytes: bytes,
            contents: KnownFile(size: bytes.count, numbers: numbers, isSnapshot: isSnapshot)
        )
    }

    private init(path: String, bytes: [UInt8], contents: KnownFile) {
        self.path = path
        self.bytes = bytes
        self.contents = contents
    }

    /// The same file, under a name that no file of another size has.
    func named(besides known: [String: Int]) -> NewFile {
        var path = path
        var number = 2
        while let size = known[path], size != bytes.count {
            path = self.path.replacing(".seg", with: "-\(number).seg")
            number += 1
        }
        return NewFile(path: path, bytes: bytes, contents: contents)
    }
}
