import MomentumSiteRotationDomain
import MomentumSiteStore

/// The transactions of other devices that may still arrive, and those that were lost (ST-44).
struct SyncGaps {
    private(set) var awaited = 0
    private(set) var lost = 0
    /// The awaited items, by names that do not change during the wait.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - counters: The known numbers, of every replica.
    ///   - own: The replica of this device, which has all its own numbers.
    ///   - files: The listed files that were read completely or written here.
    ///   - incomplete: The listed files that have not arrived completely.
    init(
        _ counters: [UInt64: CounterRanges],
        own: UInt64?,
        files: [String: KnownFile],
        incomplete: [String: IncompleteFile]
    ) {
        // A cut copy of a complete file adds nothing, whether or not its rest arrives. A copy whose
        // name this suite did not write cannot be matched.
        let stems = Set(files.keys.compactMap(SyncListing.stem))
        let snapshots = Dictionary(grouping: files.filter(\.value.isSnapshot)) { file in
            SyncListing.device(of: file.key)
        }
        names = Set(
            incomplete.filter { path, file in
                guard let stem = SyncListing.stem(of: path), !stems.contains(stem) else {
                    return false
                }
                let device = SyncListing.device(of: path)
                guard let numbers = PublishedNumbers(SyncListing.counters(of: path), of: device)
                else { return true }
                // A file whose numbers are all known adds nothing either, such as the rest of a
                // copy of a merged file (ST-48).
                return switch file {
                case .transactions: !PublishedNumbers(counters).contains(numbers)
                case .unknown:
                    !snapshots[device, default: []].contains { $0.value.numbers.contains(numbers) }
                }
            }.keys
        )
        let fileCount = names.count
        let arriving = Set(names.map(SyncListing.device))
        let devices = Dictionary(grouping: files) { SyncListing.device(of: $0.key) }
        for (replica, known) in counters where replica != own {
            // The files that the device itself published, unless more of them have to be read.
            let published =
                arriving.contains(replica.hex)
                ? [] : devices[replica.hex, default: []].map(\.value)
            for gap in known.gaps {
                let count = Int(gap.upperBound - gap.lowerBound) + 1
                if published.contains(where: { $0.skips(gap, of: replica) }) {
                    lost += count
                } else {
                    awaited += count
                    names.insert("\(replica.hex) before \(gap.upperBound)")
                }
            }
        }
        // A file that has not arrived has an unknown number of transactions, but at least one.
        awaited = max(awaited, fileCount)
    }
}
