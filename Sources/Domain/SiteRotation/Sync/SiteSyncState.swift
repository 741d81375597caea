public import Foundation

/// How one sync status follows another: events go in, and what has to be done comes out.
public struct SiteSyncState: Hashable, Sendable {
    /// What an event asks its owner to do.
    public enum Effect: Hashable, Sendable {
        /// Find out whether somebody is signed in, and say so with an event.
        case checkAccount
    }

    private struct Failure: Hashable {
        let run: SiteSyncRun
        let status: SiteSyncStatus
    }

    public private(set) var status: SiteSyncStatus
    /// When a run last ended well; `nil` when none is known to have.
    public private(set) var lastSync: Date?
    /// How many changes of other devices are still to come.
    public private(set) var awaited = 0
    /// Since when the oldest of them has been missing.
    public private(set) var awaitedSince: Date?
    /// How many changes the devices that made them have lost themselves.
    public private(set) var lost = 0
    /// Whether another device has a newer version of the suite.
    public private(set) var hasNewerFormat = false
    /// Why there is no sync although there should be.
    public private(set) var unavailability: SiteSyncFailure?
    /// How many syncs have done all that they could, since this was made.
    public private(set) var completedSyncs = 0
    private var running: Set<SiteSyncRun> = []
    /// What was shown before the first of the runs began.
    private var former: SiteSyncStatus
    /// What is shown until a run of the same kind succeeds, the newest last.
    private var failures: [Failure] = []

    /// - Parameters:
    ///   - isAvailable: Whether there is sync at all; without it the status stays
    ///     ``SiteSyncStatus/localOnly``.
    ///   - lastSync: When a run last ended well, from an earlier process.
    public init(isAvailable: Bool, lastSync: Date? = nil) {
        status = isAvailable ? .waiting : .localOnly
        former = status
        self.lastSync = lastSync
    }

    /// The state of a device whose sync storage could not be opened: it works on its own records.
    public init(unavailable reason: SiteSyncFailure) {
        self.init(isAvailable: false)
        unavailability = reason
    }

    /// Takes in what happened.
    ///
    /// - Returns: What has to be done about it, if anything.
    @discardableResult
    public mutating func receive(_ event: SiteSyncEvent) -> Effect? {
        guard status != .localOnly else { return nil }
        switch event {
        case .remembered(let date): lastSync = max(lastSync ?? date, date)
        case .started(let run):
            running.insert(run)
            if status != .syncing { former = status }
            status = .syncing
        case .ended(let run, let date):
            lastSync = max(lastSync ?? date, date)
            end(run, failure: nil)
        case .failed(let run, let failure):
            end(run, failure: SiteSyncStatus(failure))
        case .cancelled(let run):
            running.remove(run)
            if running.isEmpty, status == .syncing { status = failures.last?.status ?? former }
        case .connectionChanged(let isConnected):
            return connectionChanged(isConnected)
        case .accountChanged(let isSignedIn):
            accountChanged(isSignedIn)
        case .awaits(let count, let since, let lost, let hasNewerFormat):
            (awaited, awaitedSince, self.lost) = (count, since, lost)
            completedSyncs += 1
            self.hasNewerFormat = hasNewerFormat
        }
        return nil
    }

    private mutating func end(_ run: SiteSyncRun, failure: SiteSyncStatus?) {
        running.remove(run)
        failures.removeAll { $0.run == run }
        if let failure { failures.append(Failure(run: run, status: failure)) }
        // A good import does not hide that an export is still running, or that one failed.
        status = running.isEmpty ? failures.last?.status ?? .synced : .syncing
    }

    private mutating func connectionChanged(_ isConnected: Bool) -> Effect? {
        guard isConnected else {
            // What was running cannot go on, and may never say that it has ended.
            running = []
            status = .offline
            return nil
        }
        failures.removeAll { $0.status == .offline }
        guard status == .offline else { return nil }
        status = .waiting
        return .checkAccount
    }

    private mutating func accountChanged(_ isSignedIn: Bool) {
        if isSignedIn {
            failures.removeAll { $0.status == .noAccount }
            if status == .noAccount { status = .waiting }
        } else if status != .offline {
            status = .noAccount
        }
    }
}
