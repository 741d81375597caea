import MomentumData

extension SiteStoreError: CommandFailureConvertible {
    var commandFailure: CommandFailure {
        CommandFailure(
            domain: Self.errorDomain,
            code: errorCode,
            kind: kind,
            message: "\(errorDescription ?? "") \(advice)"
        )
    }

    private var kind: String {
        switch self {
        case .system, .shortWrite: "unavailable"
        case .newerFormat: "newerFormat"
        case .unreadable: "unreadable"
        case .locked: "locked"
        case .readOnly: "readOnly"
        }
    }

    private var advice: String {
        switch self {
        case .system, .shortWrite, .readOnly: "Look at the rights and the room of its folder."
        case .newerFormat: "Install the newer version to use them."
        case .unreadable: "Put back a copy of the folder, or move it away to begin anew."
        case .locked: "Try again when it is done."
        }
    }
}
