public import MomentumDomain

/// What people are told about sync.
public enum SiteSyncStatus: Hashable, Sendable {
    /// There is no sync, for good.
    case localOnly
    case waiting
    case offline
    case noAccount
    case syncing
    case synced
    case error(SiteSyncProblem)

    /// The name of a symbol, as Apple's symbol collection has it.
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

    /// The status that a failed run leads to.
    public init(_ failure: SiteSyncFailure) {
        self = SiteSyncVerdict(failure).status
    }
}

/// What is wrong with sync, when it is more than a missing connection or account.
public struct SiteSyncProblem: Hashable, Sendable {
    /// What people are told about it.
    public enum Reason: Hashable, Sendable {
        /// The service is there and cannot answer now.
        case unavailable
        /// The service asks for patience.
        case busy
        /// Some records did not sync: domain and code of each, sorted, repeated ones with their
        /// number.
        case partial([String])
        /// Something else, in its own words.
        case other(String)
    }

    public let reason: Reason
    /// Domain and code of the error that decided, for the end of the message.
    public let cause: FailureCause

    public init(reason: Reason, cause: FailureCause) {
        self.reason = reason
        self.cause = cause
    }
}
