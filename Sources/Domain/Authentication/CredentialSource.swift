import MomentumDomain

/// The source of a request's session, notified if the server refuses it.
public protocol CredentialSource: Sendable {
    /// The current credentials; each operation calls this once, at its beginning.
    /// - Throws: ``AuthenticationError/sessionEnded`` if the server ended the last session.
    ///   ``AuthenticationError/storage(_:)`` if the stored session is unreadable.
    ///   ``AuthenticationError/notSignedIn`` otherwise.
    func credentials() async throws(AuthenticationError) -> Credentials

    /// The state of credentials, read before each attempt to send and after each answer.
    func standing(of credentials: Credentials) async -> CredentialStanding

    /// Asks the server about the meaning of a refusal; concurrent refusals share one check.
    /// - Returns: ``AuthenticationError/sessionEnded`` or ``AuthenticationError/notAuthorised``.
    func refused(_ credentials: Credentials) async -> AuthenticationError

    /// Waits for a running session check, for at most five seconds; changes call this first.
    func settle() async
}

extension CredentialSource {
    /// Returns at once.
    public func settle() async {}

    /// Waits for a running session check until a limit, even if the source does not return then.
    package func settle(atMost limit: Duration, by clock: any Clock<Duration>) async {
        await withTaskGroup { group in
            group.addTask {
                // Returns on cancellation, even if the session does not.
                await SharedWork<Never?, Void>(cancelled: ()).share(nil) { await self.settle() }
            }
            group.addTask { try? await clock.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }
}

/// The state of the credentials that a request used.
public enum CredentialStanding: Hashable, Sendable {
    /// They are valid; a newer token of the same session changes nothing.
    case current
    /// The server said that the session does not exist.
    case sessionEnded
    /// The user signed out, or the account was deleted.
    case signedOut
    /// The session is valid, but another space is active.
    case spaceChanged
    /// Another session replaced this one.
    case superseded
}
