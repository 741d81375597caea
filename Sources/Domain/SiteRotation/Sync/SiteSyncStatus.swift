/// What people are told about sync (SR-116).
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

    /// The status that a failed run leads to (SR-119).
    public init(_ failure: SiteSyncFailure) {
        self = SiteSyncVerdict(failure).status
    }
}
