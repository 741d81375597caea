import MomentumCommandLine
public import MomentumSiteStore

extension SiteStoreError: CommandFailureConvertible {
    var commandFailure: CommandFailure {
        guard !isCancelled else { return .interrupted }
        return CommandFailure(
            domain: Self.errorDomain,
            code: errorCode,
            kind: kind,
            message: explanation.map(said) ?? ""
        )
    }

    private var kind: String {
        switch self {
        case .system, .shortWrite: "unavailable"
        case .newerFormat: "newerFormat"
        case .unreadable: "unreadable"
        case .severalStores: "severalStores"
        case .locked: "locked"
        case .readOnly: "readOnly"
        case .cancelled: "cancelled"
        }
    }
}
