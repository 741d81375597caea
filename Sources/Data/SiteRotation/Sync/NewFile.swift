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
}
