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
