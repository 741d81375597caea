import MomentumSiteRotationDomain
import MomentumSiteStore

/// A part of the contents of a sync folder, small enough to hold in memory.
struct SyncBatch: Sendable {
    private(set) var transactions: [EncodedTransaction] = []
    private(set) var snapshots: [Snapshot] = []
    /// The files that are in it completely.
    private(set) var read: [String: KnownFile] = [:]
    private(set) var byteCount = 0

    var isEmpty: Bool { transactions.isEmpty && snapshots.isEmpty && read.isEmpty }

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
