public import MomentumDomain

/// The sync status that people see.
public enum SiteSyncStatus: Hashable, Sendable {
    /// There is no sync, and this status never changes.
    case localOnly
    case waiting
    case offline
    case noAccount
    case syncing
    case synced
    case error(SiteSyncProblem)

    /// The name of a symbol in Apple's collection.
    public var symbol: String {
        switch self {
        case .localOnly: "internaldrive"
        case .waiting: "icloud"
        case .offline: "icloud.slash"
        case .noAccount: "person.icloud"
        case .syncing: "arrow.triangle.2.circlepath.icloud"
        case .synced: "checkmark.icloud"
        case .error: "exclamationmark.icloud"
        }
    }

    /// The name of the case, for machines.
    public var kind: String {
        switch self {
        case .localOnly: "localOnly"
        case .waiting: "waiting"
        case .offline: "offline"
        case .noAccount: "noAccount"
        case .syncing: "syncing"
        case .synced: "synced"
        case .error: "error"
        }
    }

    /// The status after a failed run.
    public init(_ failure: SiteSyncFailure) {
        self = SiteSyncVerdict(failure).status
    }
}

/// A sync problem other than a missing connection or account.
public struct SiteSyncProblem: Hashable, Sendable {
    /// The problem as people see it.
    public enum Reason: Hashable, Sendable {
        case unavailable
        case busy
        /// Some records did not sync; lists their domains and codes, sorted, with counts of
        /// repeated ones.
        case partial([String])
        /// Another problem, in its own words.
        case other(Phrase)
    }

    public let reason: Reason
    /// The domain and code of the decisive error, for the end of the message.
    public let cause: FailureCause

    public init(reason: Reason, cause: FailureCause) {
        self.reason = reason
        self.cause = cause
    }
}
