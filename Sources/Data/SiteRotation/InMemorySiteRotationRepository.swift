public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain

/// Records that last as long as the program: for previews, tests and trying things out.
public actor InMemorySiteRotationRepository: SiteRotationRepository {
    private var state: SiteRotationState
    /// Nobody else ever sees these records, so any number will do.
    private static let replica: UInt64 = 1
    private let broadcast = Broadcast<SiteRecords>()
    private let clock: (any WallClock)?
    private let alarm: ViewAlarm?

    /// Creates records that hold the fourteen default locations and no entries.
    ///
    /// - Parameters:
    ///   - clock: Says which entries lie ahead; `nil` takes the time of the last operation.
    ///   - pauses: What is waited on until such an entry comes due.
    public init(
        clock: (any WallClock)? = nil,
        pauses: any Clock<Duration> = ContinuousClock()
    ) {
        state = SiteRotationState(replica: Self.replica)
        self.clock = clock
        alarm = clock.map { ViewAlarm(clock: $0, pauses: pauses) }
    }

    public func records() async throws(RepositoryError) -> SiteRecords {
        look()
        return state.records
    }

    public func perform(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        defer { look() }
        let (commits, bytes) = try state.perform(operations, at: now)
        if !bytes.isEmpty { broadcast.send(state.records) }
        return commits
    }

    /// Makes the view that of the clock, and tells who listens if it is another one now.
    private func look() {
        guard let clock else { return }
        if state.look(at: clock.now) { broadcast.send(state.records) }
        alarm?.set(state.nextDue) { [weak self] in await self?.look() }
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> {
        broadcast.values()
    }
}

/// Records in memory are synced with nothing.
extension InMemorySiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() -> KnownSyncFolder? { nil }

    public func forgetSyncFolder() {}
}

/// What is not kept cannot be damaged.
extension InMemorySiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? { nil }
    public nonisolated func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        AsyncStream { $0.finish() }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {}
}
