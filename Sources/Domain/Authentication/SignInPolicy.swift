/// The secrets that a callback address may carry.
public enum SignInPolicy: String, CaseIterable, Hashable, Sendable {
    /// A code, or the session token itself if no other program can see the address.
    ///
    /// A token counts if the web session itself returned the callback
    /// (``CallbackArrival/inSession``). The session of any other token is ended at once.
    case automatic
    /// A one-time code that only the app that began the attempt can exchange.
    case code
    /// The session token itself, from any source, as the deployed server sends it.
    ///
    /// Another app with the same scheme could get a session of seven days, and the address may end
    /// up in logs. A host must choose this policy explicitly.
    case token
}
