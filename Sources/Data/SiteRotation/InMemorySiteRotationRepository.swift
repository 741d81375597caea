public import Foundation
public import MomentumDomain

/// Records that last as long as the program: for previews, tests and trying things out.
public actor InMemorySiteRotationRepository: SiteRotationRepository {
    private var state: SiteRotationState
    private var transactionCount: UInt64 = 0
    /// Nobody else ever sees these records, so any number will do.
    private static let replica: UInt64 = 1
    private let broadcast = Broadcast<SiteRecords>()

    /// Creates records that hold the fourteen default locations and no entries.
    public init() {
        state = SiteRotationState(replica: Self.replica)
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        state.records
    }

    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        var count = transactionCount
        let (transactions, commits) = try state.perform(operations, at: now) { draft in
            defer { count += 1 }
            let id = TransactionID(replica: Self.replica, counter: count, digest: 0)
            return SiteTransaction(id: id, stamp: draft.stamp, writes: draft.writes)
        }
        transactionCount = count
        if !transactions.isEmpty { broadcast.send(state.records) }
        return commits
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> {
        broadcast.values()
    }
}
