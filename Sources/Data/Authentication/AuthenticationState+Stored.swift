import MomentumAuthenticationDomain

extension AuthenticationState.Reason {
    /// The word that stands for the reason where a session was; `nil` for what needs no telling.
    var storedText: String? {
        switch self {
        case .sessionEnded: "sessionEnded"
        case .accountDeleted: "accountDeleted"
        case .never, .byUser: nil
        }
    }

    /// Creates the reason of a word, none for one of a later version.
    init?(storedText: String) {
        guard
            let reason = [Self.sessionEnded, .accountDeleted].first(where: {
                $0.storedText == storedText
            })
        else { return nil }
        self = reason
    }
}
