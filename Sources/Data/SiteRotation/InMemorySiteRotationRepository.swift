public import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain

/// Records that last as long as the program, for previews, tests and experiments.
public actor InMemorySiteRotationRepository: SiteRotationRepository {
    private var state: SiteRotationState
    /// The replica number; any value works, because no other device sees these records.
    private static let replica: UInt64 = 1
    private let broadcast = Broadcast<SiteRecords>()
    private let dates: (any WallClock)?
    private let alarm: ViewAlarm?

    /// Creates records with the fourteen default locations and no entries.
    ///
    /// - Parameters:
    ///   - dates: The clock that decides which entries are in the future; `nil` uses the time of
    ///     the last operation.
    ///   - clock: The clock that measures the wait until such an entry is due.
    public init(
        dates: (any WallClock)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(SiteRotationState(replica: Self.replica), dates, clock)
    }

    private init(
        _ state: SiteRotationState,
        _ dates: (any WallClock)?,
        _ clock: any Clock<Duration>
    ) {
        self.state = state
        self.dates = dates
        alarm = dates.map { ViewAlarm(dates: $0, clock: clock) }
    }

    /// Creates records with entries, for previews and tests.
    ///
    /// - Parameters:
    ///   - entries: Entries at any of the default locations, in any order.
    ///   - now: The time of the import; no entry starts after it.
    ///   - dates: As in ``init(dates:clock:)``.
    /// - Throws: The error of the import.
    public init(
        entries: [SiteEntry],
        at now: Date,
        dates: (any WallClock)? = nil
    ) throws(SiteRotationError) {
        let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x80, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
        let seed = SiteImport(id: id, mode: .replace, newPlaces: [], entries: entries)
        var state = SiteRotationState(replica: Self.replica)
        _ = try state.perform([.importEntries(seed)], at: now)
        self.init(state, dates, ContinuousClock())
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

    public func preview(
        _ operations: [SiteOperation],
        at now: Date
    ) async throws(SiteRotationError) -> [SiteCommit] {
        try state.preview(operations, at: now)
    }

    public func actions() async throws(RepositoryError) -> [SiteAction] { state.actions }

    public func writeTimes(
        of ids: [SiteEntry.ID]
    ) async throws(RepositoryError) -> SiteWriteTimes {
        state.writeTimes(of: ids)
    }

    /// Updates the view to the current time; notifies listeners if it changed.
    private func look() {
        guard let dates else { return }
        if state.look(at: dates.now) { broadcast.send(state.records) }
        alarm?.set(state.nextDue) { [weak self] in await self?.look() }
    }

    public func backup(at now: Date) async throws(RepositoryError) -> SiteBackup {
        state.backup(at: now)
    }

    public nonisolated func changes() -> AsyncStream<SiteRecords> {
        broadcast.values()
    }
}

/// Records in memory have no sync folder.
extension InMemorySiteRotationRepository: KnownSyncFolderRepository {
    public func knownSyncFolder() -> KnownSyncFolder? { nil }

    public func forgetSyncFolder() {}
}

/// Records in memory cannot be damaged.
extension InMemorySiteRotationRepository: SiteRecordsInspector {
    public func trouble() async throws(RepositoryError) -> SiteRecordsTrouble? { nil }
    public nonisolated func troubleChanges() -> AsyncStream<SiteRecordsTrouble?> {
        AsyncStream { $0.finish() }
    }

    public func acknowledgeTrouble() async throws(RepositoryError) {}
}
