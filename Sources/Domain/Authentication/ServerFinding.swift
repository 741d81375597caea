public import MomentumDomain

/// The result of testing a server for one of its needs.
public struct ServerFinding: Hashable, Sendable {
    /// The verdict on an answer.
    public enum Verdict: Hashable, Sendable {
        case right
        case wrong
        /// It redirects to another address, which never receives a session.
        case redirected
        case unreachable(FailureCause)
    }

    public let need: ServerNeed
    public let verdict: Verdict
    /// The answer in short, such as `404`, without any text of the server.
    public let found: String

    public init(_ need: ServerNeed, _ verdict: Verdict, found: String) {
        self.need = need
        self.verdict = verdict
        self.found = found
    }

    public var isRight: Bool { verdict == .right }
}

/// A need of the sign-in that can be checked without an account.
public enum ServerNeed: String, CaseIterable, Hashable, Sendable {
    /// Better Auth reports that there is no session.
    case session = "get-session"
    /// The page that starts a sign-in.
    case startPage = "mobile-start"
    /// The exchange of a code for the token.
    case exchange = "mobile-exchange"
    /// The data, or a refusal because there is no session.
    case graphQL = "graphql"
}
