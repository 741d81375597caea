/// The way by which the address that a sign-in page ends with reaches the program.
public enum CallbackArrival: Hashable, Sendable {
    /// From the session that showed the page; no other program has seen it.
    case inSession
    /// An opened address or a line of text, which other programs may have seen or made.
    case outside
}
