import MomentumAuthenticationDomain

extension AuthenticationState.Reason {
    /// The stored word for the end of a session; `nil` for reasons that people need not read.
    var storedText: String? {
        switch self {
        case .sessionEnded: "sessionEnded"
        case .accountDeleted: "accountDeleted"
        case .never, .byUser: nil
        }
    }

    /// Creates the reason of a stored word; `nil` for a word of a later version.
    init?(storedText: String) {
        guard
            let reason = [Self.sessionEnded, .accountDeleted].first(where: {
                $0.storedText == storedText
            })
        else { return nil }
        self = reason
    }
}
