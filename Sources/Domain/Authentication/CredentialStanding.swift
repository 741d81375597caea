/// Where credentials stand that a request was made with.
public enum CredentialStanding: Hashable, Sendable {
    /// They are those of this moment; a newer token of the same session changes nothing.
    case current
    /// The server said that there is no such session.
    case sessionEnded
    /// The user signed out, or the account was deleted.
    case signedOut
    /// The session lives, and another space is the active one.
    case spaceChanged
    /// Another session took the place of this one.
    case superseded
}
