public import MomentumAuthenticationDomain
public import MomentumDomain
public import MomentumPresentation

extension AuthenticationError: PresentableError {
    /// The last sentence if a session in an address is refused; a program adds how to choose.
    package static let acceptance: Phrase =
        "If you accept this, sign in again and choose so."

    /// The sentence about the session before the one that is signed in.
    static let formerSession: Phrase =
        "The former session may live on at the server until it expires."

    public var kind: String { String("\(self)".prefix { $0 != "(" }) }

    public var sentence: Phrase {
        switch self {
        case .notSignedIn: "Please sign in first."
        case .cannotPresent: "The sign-in page could not be shown. Please try again."
        case .callbackRefused(.noAttempt):
            "This sign-in is over or was never begun. Please sign in again."
        case .callbackRefused, .stateMismatch:
            "The sign-in did not come back as it should. Nothing was changed; please try again."
        case .serverRefused(let code): Self.refusal(code)
        case .exchangeFailed(.missing):
            """
            This server cannot exchange codes. It puts the session itself into the address, \
            which other programs may see. \(Self.acceptance)
            """
        case .exchangeFailed(.codeRefused):
            "The sign-in took too long or was used already. Please sign in again."
        case .exchangeFailed(.other(let cause)):
            "The sign-in could not be completed. \(cause.explanation ?? "Please try again.")"
        case .serverSendsToken:
            """
            This server puts the session itself into the address, which other programs may \
            see. That session was ended. \(Self.acceptance)
            """
        case .storage(let cause):
            cause.explanation ?? "The session could not be read from or written to this device."
        case .sessionEnded: "The session has ended. Please sign in again."
        case .notAuthorised: "This account is not allowed to do this."
        case .signOutIncomplete:
            "You are signed out here. The session may live on at the server until it expires."
        case .unexpectedAnswer: "The server answered something unexpected."
        case .alreadySignedIn: "Somebody is signed in. Please sign out first."
        case .unavailable(let cause):
            cause.explanation ?? "The server could not be reached. Check the connection."
        case .cancelled: "This was cancelled."
        }
    }

    private static func refusal(_ code: String) -> Phrase {
        switch code {
        case "no_session": "The page ended without a session. Please try again."
        case "no_url", "init_failed":
            """
            The server could not begin the sign-in. Its owner finds the reason in \
            Docs/ServerNeeds.md, “Symptoms”.
            """
        default: "The server refused the sign-in (\(code)). Please try again, or ask its owner."
        }
    }
}
