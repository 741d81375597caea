import Foundation
import MomentumDomain
import MomentumSiteStore

/// A file that this device is about to put into a sync folder.
struct NewFile: Sendable {
    /// The path below the sync folder: its device, its numbers, and a digest of `bytes`.
    ///
    /// If `author`, the replica of the numbers, is not the writing device, the name has it too.
    private(set) var path: String
    let bytes: [UInt8]
    let contents: KnownFile

    init(
        _ bytes: [UInt8],
        in store: UUID,
        device: UInt64,
        author: UInt64,
        counters: ClosedRange<UInt64>,
        numbers: PublishedNumbers,
        isSnapshot: Bool
    ) {
        // Without the header, which has the time of creation, so that equal contents get equal
        // names.
        let digest = FNV1a.hash(of: bytes.dropFirst(FileHeader.size)).hex
        let (first, last) = (counters.lowerBound.digits(12), counters.upperBound.digits(12))
        let other = author == device ? "" : "\(author.hex)-"
        let folder = "\(PublishedFile.folder(of: store))/\(device.hex)"
        path = "\(folder)/\(other)\(first)-\(last)-\(digest).seg"
        self.bytes = bytes
        contents = KnownFile(size: bytes.count, numbers: numbers, isSnapshot: isSnapshot)
    }

    /// The same file, under a name that no file of another size has.
    func named(besides known: [String: Int]) -> NewFile {
        var file = self
        var number = 2
        while let size = known[file.path], size != bytes.count {
            file.path = path.replacing(".seg", with: "-\(number).seg")
            number += 1
        }
        return file
    }
}
