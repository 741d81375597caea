public import Foundation

/// What the server said when it was asked whether a session lives (AU-20).
public enum SessionCheck: Hashable, Sendable {
    /// It lives; `renewed` replaces its token (AU-23).
    case alive(SessionAccount, expiry: Date?, renewed: SessionToken?)
    /// A definitive no: there is no such session.
    case ended
    /// Nothing that proves either; the session is kept.
    case unclear(AuthenticationError)
}
