import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumSiteStore

/// The promised contents of a listed file that has not arrived completely.
enum IncompleteFile: Hashable, Sendable {
    /// The header promises transactions with the numbers in the name.
    case transactions
    /// The file has registers of any device, or lacks its header.
    case unknown
}

/// A part of a sync folder's contents, small enough for memory.
struct SyncBatch: Sendable {
    private(set) var transactions: [EncodedTransaction] = []
    private(set) var snapshots: [Snapshot] = []
    /// The files that the batch contains completely.
    private(set) var read: [String: KnownFile] = [:]
    private(set) var byteCount = 0

    var isEmpty: Bool { transactions.isEmpty && snapshots.isEmpty && read.isEmpty }

    /// The numbers of its transactions, including those in registers.
    var numbers: PublishedNumbers {
        snapshots.reduce(into: PublishedNumbers(transactions)) { numbers, snapshot in
            numbers.formUnion(PublishedNumbers(snapshot.state.numbers))
        }
    }

    /// The latest stamp, in milliseconds since 1970.
    var latestStamp: Int64 {
        let written = transactions.map { Int64(clamping: $0.transaction.stamp >> 16) }
        return (written + snapshots.map(\.state.latestStamp)).max() ?? 0
    }

    mutating func record(_ path: String, _ file: KnownFile) {
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

/// Reads files of one store in a sync folder, and passes on their contents in batches.
struct SyncReader {
    private let link: SyncLink
    private let storeID: UUID
    private var batch = SyncBatch()
    private(set) var read: [String: KnownFile] = [:]
    private(set) var incomplete: [String: IncompleteFile] = [:]
    /// True if a file was skipped because a newer version wrote it (ST-42).
    private(set) var hasNewerFormat = false
    /// The error of the first unreadable file.
    private(set) var failure: SiteSyncFailure?
    /// The latest creation time in a file, by the clock of its device, in milliseconds since 1970
    /// (ST-50).
    private(set) var latestCreation = Int64.min

    init(_ link: SyncLink, storeID: UUID) {
        self.link = link
        self.storeID = storeID
    }

    var isWhole: Bool { incomplete.isEmpty && !hasNewerFormat }

    /// Reads files of the listed sizes; applies each batch before reading the next file.
    ///
    /// Throws the error of `apply`, or `SiteSyncFailure.cancelled`.
    mutating func read(
        _ files: [String: Int],
        isolation: isolated (any Actor)? = #isolation,
        _ apply: (SyncBatch) async throws(SiteSyncFailure) -> Void
    ) async throws(SiteSyncFailure) {
        var isGivenUp = false
        for (path, size) in files.sorted(by: { $0.key < $1.key }) {
            isGivenUp = isGivenUp || Task.isCancelled
            guard !isGivenUp else { break }
            do {
                let bytes = try await link.folder.read(path, limit: PublishedFile.maximumSize)
                append(bytes, of: path, size: size)
            } catch  where error.isCancelled {
                isGivenUp = true
            } catch {
                // One unreadable file does not delay the others.
                incomplete[path] = .unknown
                failure = failure ?? error
            }
            if batch.byteCount >= link.limits.batchSize {
                try await apply(batch)
                batch = SyncBatch()
            }
        }
        // Files read before a cancellation count as read.
        if !batch.isEmpty { try await apply(batch) }
        if isGivenUp { throw .cancelled }
    }

    private mutating func append(_ bytes: [UInt8], of path: String, size: Int) {
        guard let file = PublishedFile(bytes), file.header.isReadable else {
            if (try? FileHeader.checkVersion(of: bytes)) != nil {
                incomplete[path] = .unknown
            } else {
                // The file is complete, and becomes readable after an update.
                hasNewerFormat = true
            }
            return
        }
        guard file.header.storeID == storeID else {
            // The file does not belong to this store.
            record(path, KnownFile(size: size, numbers: PublishedNumbers(), isSnapshot: false))
            return
        }
        batch.append(file.contents, byteCount: bytes.count)
        latestCreation = max(latestCreation, file.header.created)
        if file.isWhole, bytes.count == size {
            let (numbers, isSnapshot) = (file.contents.numbers, file.contents.isSnapshot)
            record(path, KnownFile(size: size, numbers: numbers, isSnapshot: isSnapshot))
        } else {
            incomplete[path] = file.header.kind == .published ? .transactions : .unknown
        }
    }

    private mutating func record(_ path: String, _ file: KnownFile) {
        read[path] = file
        batch.record(path, file)
    }
}
