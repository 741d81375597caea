public import Foundation

/// The server's answer to the question whether a session lives.
public enum SessionCheck: Hashable, Sendable {
    /// It lives; `renewed` replaces its token.
    case alive(SessionAccount, expiry: Date?, renewed: SessionToken?)
    /// The session certainly does not exist.
    case ended
    /// The answer proves neither, so the session is kept.
    case unclear(AuthenticationError)
}
