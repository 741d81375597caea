public import MomentumDomain

/// How a server was found to meet one of its needs.
public struct ServerFinding: Hashable, Sendable {
    /// The judgement of an answer.
    public enum Verdict: Hashable, Sendable {
        case right
        case wrong
        /// It sends to another address, where no session goes.
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

/// Something that a server needs for signing in, and that can be tried without an account.
public enum ServerNeed: String, CaseIterable, Hashable, Sendable {
    /// Better Auth says that there is no session.
    case session = "get-session"
    /// The page that a sign-in begins on.
    case startPage = "mobile-start"
    /// The exchange of a code for the token.
    case exchange = "mobile-exchange"
    /// The data, or a refusal for want of a session.
    case graphQL = "graphql"
}
