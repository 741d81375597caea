public import Foundation

/// The server's answer about the validity of a session.
public enum SessionCheck: Hashable, Sendable {
    /// The session is valid; `renewed` replaces its token.
    case alive(SessionAccount, expiry: Date?, renewed: SessionToken?)
    /// The session certainly does not exist.
    case ended
    /// The answer proves neither, so the session continues.
    case unclear(AuthenticationError)
}
