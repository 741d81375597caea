import Foundation
import MomentumDomain
import MomentumSiteStore

/// A file that this device is about to put into a sync folder.
struct NewFile: Sendable {
    /// The path below the sync folder, built from the device, the numbers and a digest of `bytes`.
    ///
    /// The name includes `author`, the replica of the numbers, if it is not the writing device.
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
        // Excludes the header with its creation time, so that equal contents get equal names.
        let digest = FNV1a.hash(of: bytes.dropFirst(FileHeader.size)).hex
        let (first, last) = (counters.lowerBound.digits(12), counters.upperBound.digits(12))
        let other = author == device ? "" : "\(author.hex)-"
        let folder = "\(PublishedFile.folder(of: store))/\(device.hex)"
        path = "\(folder)/\(other)\(first)-\(last)-\(digest).seg"
        self.bytes = bytes
        contents = KnownFile(size: bytes.count, numbers: numbers, isSnapshot: isSnapshot)
    }

    /// The file, renamed if a file of another size has its name.
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
