import MomentumAuthenticationDomain

extension AuthenticationState.Reason {
    /// The stored code for the end of a session; `nil` for reasons that people need not see.
    var storedText: String? {
        switch self {
        case .sessionEnded: "sessionEnded"
        case .accountDeleted: "accountDeleted"
        case .never, .byUser: nil
        }
    }

    /// Creates the reason from its stored code; `nil` for a code of a later version.
    init?(storedText: String) {
        guard
            let reason = [Self.sessionEnded, .accountDeleted].first(where: {
                $0.storedText == storedText
            })
        else { return nil }
        self = reason
    }
}
