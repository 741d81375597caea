import MomentumSiteRotationDomain
import MomentumSiteStore

/// Some of what was read of a sync folder, as much as is held at once.
struct SyncBatch: Sendable {
    private(set) var transactions: [EncodedTransaction] = []
    private(set) var snapshots: [Snapshot] = []
    /// The files that are in it as a whole.
    private(set) var read: [String: KnownFile] = [:]
    /// How long the files were that it comes from.
    private(set) var byteCount = 0

    var isEmpty: Bool { transactions.isEmpty && snapshots.isEmpty && read.isEmpty }

    /// Notes a file that is known now as a whole.
    mutating func note(_ path: String, _ file: KnownFile) {
        read[path] = file
    }

    mutating func append(_ contents: PublishedFile.Contents, byteCount: Int) {
        switch contents {
        case .transactions(let transactions): self.transactions += transactions
        case .snapshot(let snapshot): snapshots.append(snapshot)
        }
        self.byteCount += byteCount
    }
}
