public import Foundation

/// What the server said when it was asked whether a session lives.
public enum SessionCheck: Hashable, Sendable {
    /// It lives; `renewed` replaces its token.
    case alive(SessionAccount, expiry: Date?, renewed: SessionToken?)
    /// A definitive no: there is no such session.
    case ended
    /// Nothing that proves either; the session is kept.
    case unclear(AuthenticationError)
}
