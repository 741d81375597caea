import MomentumAuthenticationDomain
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

/// The session's state and its reason, in JSON, without the token (CL-12).
struct SessionDocument: Encodable, Sendable {
    /// The keys of the document, for the pages of help.
    static let json = """
        {"state", "reason", "server", "account", "email", "space", "isVerified", "verifiedAt", \
        "isKept", "problem": {"domain", "code", "kind", "message"} or null}
        """

    let state: String
    @Nullable var reason: String?
    let server: String
    @Nullable var account: String?
    @Nullable var email: String?
    @Nullable var space: String?
    let isVerified: Bool
    @Nullable var verifiedAt: String?
    let isKept: Bool
    @Nullable var problem: ProblemDocument?
    /// True if the server was not reached; the text then has its own words for it.
    let isServerAway: Bool

    /// - Parameters:
    ///   - state: The state of the session keeper.
    ///   - server: The address of the server.
    ///   - space: The active space; `nil` means the account's own.
    ///   - problem: The failure to keep, read or verify the session.
    init(
        _ state: AuthenticationState,
        server: String,
        space: String? = nil,
        problem: ErrorMessage? = nil
    ) {
        let session = state.session
        self.server = server
        _account = Nullable(wrappedValue: session?.account?.name)
        _email = Nullable(wrappedValue: session?.account?.email)
        _space = Nullable(wrappedValue: space)
        _verifiedAt = Nullable(wrappedValue: session?.verifiedAt.map { ISO8601Time.text($0) })
        _problem = Nullable(wrappedValue: problem.map { ProblemDocument($0) })
        isKept = session?.isKept ?? false
        var reason: AuthenticationState.Reason?
        var isVerified = false
        switch state {
        case .restoring: self.state = "restoring"
        case .signedOut(let why, _): (self.state, reason) = ("signedOut", why)
        case .signingIn: self.state = "signingIn"
        case .signedIn(_, let verification):
            (self.state, isVerified) = ("signedIn", verification == .verified)
        case .signingOut: self.state = "signingOut"
        }
        _reason = Nullable(wrappedValue: reason.map { "\($0)" })
        self.isVerified = isVerified
        isServerAway = problem?.cause.isUnreachable == true
    }

    private enum CodingKeys: CodingKey {
        case state
        case reason
        case server
        case account
        case email
        case space
        case isVerified
        case verifiedAt
        case isKept
        case problem
    }
}

extension SessionDocument {
    /// The state in one or two sentences, for people.
    var text: TerminalText {
        switch (state, reason) {
        case ("signedIn", _): "Signed in to \(server)\(who), \(verification)\n"
        case ("signedOut", "sessionEnded"):
            "Signed out of \(server): the session has ended. Sign in: momentum auth login\n"
        case ("signedOut", "accountDeleted"):
            "Signed out of \(server): the account was deleted.\n"
        case ("restoring", _):
            "It is not known who is signed in to \(server). \(problem?.message ?? "")\n"
        default: "Signed out of \(server).\n"
        }
    }

    /// The name and address of the account; empty until the server sends one of them.
    private var who: String {
        let address = email.flatMap { $0.isEmpty ? nil : "<\($0)>" }
        let parts = [account, address].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? "" : " as " + parts.joined(separator: " ")
    }

    private var verification: String {
        guard isKept else {
            return
                "\(isVerified ? "" : "not ")verified. It could not be stored and ends with this run."
        }
        guard !isVerified else { return "verified." }
        guard let problem else { return "not verified yet. The session is kept." }
        let reason =
            isServerAway
            ? "the server could not be reached."
            : problem.message.prefix(1).lowercased() + problem.message.dropFirst()
        return "not verified: \(reason) The session is kept."
    }
}

/// A problem next to an answer, in JSON, with the same members as an error.
struct ProblemDocument: Encodable, Sendable {
    let domain: String
    let code: Int
    let kind: String
    let message: String

    init(_ message: ErrorMessage) {
        domain = message.cause.domain
        code = message.cause.code
        kind = message.kind
        self.message = message.sentence
    }
}
