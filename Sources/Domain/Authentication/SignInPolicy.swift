/// What the callback address carries (AU-14).
public enum SignInPolicy: String, CaseIterable, Hashable, Sendable {
    /// A code that is good for one exchange, by the app that began the attempt.
    case code
    /// The session token itself, as the deployed server sends it.
    ///
    /// Another app that claims the same scheme gets a session of seven days, and the address may
    /// end up in logs. A host chooses this by name or not at all.
    case token
}
