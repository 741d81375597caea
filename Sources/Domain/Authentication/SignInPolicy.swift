/// The secrets that a callback address may carry.
public enum SignInPolicy: String, CaseIterable, Hashable, Sendable {
    /// A code, or the session token itself where no other program can see the address.
    ///
    /// A token counts if the web session itself returned the callback
    /// (``CallbackArrival/inSession``). The session of any other token is ended at once.
    case automatic
    /// A code that only the app that began the attempt can exchange, once.
    case code
    /// The session token itself, from anywhere, as the deployed server sends it.
    ///
    /// Another app that claims the same scheme gets a session of seven days, and the address may
    /// end up in logs. A host has to choose it by name.
    case token
}
