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
