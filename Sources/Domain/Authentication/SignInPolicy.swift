/// What the callback address may carry.
public enum SignInPolicy: String, CaseIterable, Hashable, Sendable {
    /// A code, or the session token itself where no other program can see the address.
    ///
    /// The token is taken from a web session that hands its callback over
    /// (``CallbackArrival/inSession``). Anywhere else its session is ended at once.
    case automatic
    /// A code that is good for one exchange, by the app that began the attempt.
    case code
    /// The session token itself, from anywhere, as the deployed server sends it.
    ///
    /// Another app that claims the same scheme gets a session of seven days, and the address may
    /// end up in logs. A host chooses this by name or not at all.
    case token
}
