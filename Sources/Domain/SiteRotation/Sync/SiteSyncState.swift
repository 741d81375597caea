public import Foundation

/// The state machine of the sync status: it receives events and returns effects.
public struct SiteSyncState: Hashable, Sendable {
    /// The action that an event requires of the owner.
    public enum Effect: Hashable, Sendable {
        /// Check if a user is signed in, and send an event with the result.
        case checkAccount
    }

    private struct Failure: Hashable {
        let run: SiteSyncRun
        let status: SiteSyncStatus
    }

    public private(set) var status: SiteSyncStatus
    /// The end of the last successful run; `nil` if unknown.
    public private(set) var lastSync: Date?
    /// The number of other devices' changes that are still missing.
    public private(set) var awaited = 0
    /// The time since which the oldest awaited change is missing.
    public private(set) var awaitedSince: Date?
    /// The number of missing changes that their own devices have lost too.
    public private(set) var lost = 0
    /// True if another device has a newer version of the suite.
    public private(set) var hasNewerFormat = false
    /// The reason why there is no sync although one is configured.
    public private(set) var unavailability: SiteSyncFailure?
    /// The number of syncs that did all they could, since the creation of this value.
    public private(set) var completedSyncs = 0
    private var running: Set<SiteSyncRun> = []
    /// The status before the first run.
    private var former: SiteSyncStatus
    /// The statuses to show until a run of the same kind succeeds, newest last.
    private var failures: [Failure] = []

    /// - Parameters:
    ///   - isAvailable: False if there is no sync; the status then stays
    ///     ``SiteSyncStatus/localOnly``.
    ///   - lastSync: The end of the last successful run of an earlier process.
    public init(isAvailable: Bool, lastSync: Date? = nil) {
        status = isAvailable ? .waiting : .localOnly
        former = status
        self.lastSync = lastSync
    }

    /// Creates the state of a device whose sync storage could not be opened; it uses only its own
    /// records.
    public init(unavailable reason: SiteSyncFailure) {
        self.init(isAvailable: false)
        unavailability = reason
    }

    /// Applies an event; returns the effect to perform, if any.
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
        // A successful import must not hide a running or failed export.
        status = running.isEmpty ? failures.last?.status ?? .synced : .syncing
    }

    private mutating func connectionChanged(_ isConnected: Bool) -> Effect? {
        guard isConnected else {
            // The runs cannot continue, and may never report their end.
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
