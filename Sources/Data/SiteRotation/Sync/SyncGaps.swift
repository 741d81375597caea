import MomentumSiteRotationDomain
import MomentumSiteStore

/// What is missing of other devices: what may still come, and what they have lost themselves
/// (ST-44).
struct SyncGaps {
    /// How many transactions may still come.
    private(set) var awaited = 0
    /// How many the devices that made them do not have any more.
    private(set) var lost = 0
    /// What is awaited, by names that stay the same for as long as it is.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - counters: What is known here, of whatever replica.
    ///   - own: The replica that this device is; of what it has not given out itself nothing is
    ///     missing.
    ///   - files: The files that are listed, and were read as a whole or written here.
    ///   - incomplete: The files that are listed and have not arrived as a whole.
    init(
        _ counters: [UInt64: CounterRanges],
        own: UInt64?,
        files: [String: KnownFile],
        incomplete: [String: IncompleteFile]
    ) {
        // A copy that was cut, of a file that is there, has nothing to say, whether it ever comes
        // or not; of one whose name is none of ours nobody can say that it has.
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
                // So has one that says nothing new, such as what is left of a copy when the file
                // itself was put together with others (ST-48).
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
            // What the device itself has published, unless there is more of it to be read.
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
        // Nobody knows how many a file has that has not come; at least one.
        awaited = max(awaited, fileCount)
    }
}
