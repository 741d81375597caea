/// The numbers that identify answers about former tokens, sessions and spaces.
struct SessionNumbers: Sendable {
    /// The number of the current token; an answer about another token changes nothing.
    private(set) var generation = 0
    /// The number of the current sign-in.
    private(set) var session = 0
    private(set) var name: String?
    /// The session as the store has it; `nil` if the store has none or that of another sign-in.
    private(set) var stored: StoredSession?
    /// The id of the active space; `nil` means the account's own.
    private(set) var space: String?
    /// The numbers of the sign-ins that the server has ended.
    private var ended: Set<Int> = []

    /// The reason for missing credentials, after a session or before the first.
    var reasonForNone: AuthenticationError {
        ended.contains(session - 1) ? .sessionEnded : .notSignedIn
    }

    mutating func begin(name: String, stored: StoredSession?) {
        advance()
        (self.name, self.stored) = (name, stored)
    }

    mutating func select(space: String?) {
        self.space = space
    }

    /// Ends the session: late answers no longer count, so none can undo a sign-out (BX-12).
    mutating func end(byServer isByServer: Bool) {
        if isByServer { ended.insert(session) }
        advance()
    }

    /// Counts a token that replaces another of the same session.
    mutating func renewToken() {
        generation += 1
    }

    /// Records what the store has of session `number`, unless another session has begun.
    mutating func store(_ stored: StoredSession?, of number: Int) {
        if number == session { self.stored = stored }
    }

    /// The tokens of the session that the store may have: a failed write can have replaced one.
    func storable(_ session: BearerSession?) -> Set<SessionToken> {
        Set([stored?.token, session?.token].compactMap(\.self))
    }

    func credentials(for token: SessionToken) -> Credentials {
        Credentials(
            token: token,
            generation: generation,
            sessionNumber: session,
            sessionName: name,
            space: space
        )
    }

    func standing(of credentials: Credentials, isSignedIn: Bool) -> CredentialStanding {
        if isSignedIn, credentials.sessionNumber == session {
            return credentials.space == space ? .current : .spaceChanged
        }
        if ended.contains(credentials.sessionNumber) { return .sessionEnded }
        return isSignedIn ? .superseded : .signedOut
    }

    private mutating func advance() {
        generation += 1
        session += 1
        space = nil
    }
}
