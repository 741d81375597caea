import Foundation

/// A file that a device is about to put into a sync folder.
struct NewFile: Sendable {
    let path: String
    let bytes: [UInt8]

    init(storeID: UUID, replica: UInt64, counters: ClosedRange<UInt64>, bytes: [UInt8]) {
        path = PublishedFile.path(
            in: storeID,
            replica: replica,
            counters: counters,
            bytes: bytes
        )
        self.bytes = bytes
    }

    private init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The same file, under a name that no file of another length has.
    func named(besides known: [String: Int]) -> NewFile {
        var path = path
        var number = 2
        while let size = known[path], size != bytes.count {
            path = self.path.replacing(".seg", with: "-\(number).seg")
            number += 1
        }
        return NewFile(path: path, bytes: bytes)
    }
}
