public import MomentumDomain

extension AuthenticationError: PresentableError {
    public var kind: String { String("\(self)".prefix { $0 != "(" }) }

    public var sentence: String {
        switch self {
        case .notSignedIn: "Please sign in first."
        case .cannotPresent: "The sign-in page could not be shown."
        case .callbackRefused(.noAttempt):
            "This sign-in is over or was never begun. Please sign in again."
        case .callbackRefused, .stateMismatch:
            "The sign-in did not come back as it should. Nothing was changed; please try again."
        case .serverRefused(let code): "The server refused the sign-in (\(code))."
        case .exchangeFailed: "The sign-in could not be completed. Please try again."
        case .storage: "The session could not be read from or written to this device."
        case .sessionEnded: "The session has ended. Please sign in again."
        case .notAuthorised: "This account is not allowed to do this."
        case .signOutIncomplete:
            "You are signed out here. The session may live on at the server until it expires."
        case .unexpectedAnswer: "The server answered something unexpected."
        case .alreadySignedIn: "Somebody is signed in. Please sign out first."
        case .unavailable: "The server could not be reached. Please try again later."
        case .cancelled: "This was cancelled."
        }
    }
}
