/// The address that the sign-in page returns to.
public struct CallbackAddress: Hashable, Sendable {
    public let scheme: String
    public let host: String
    public let path: String

    /// Creates an address without parameters: the app's by default, or a claimed `https` one.
    public init(scheme: String = "mps-ios", host: String = "auth", path: String = "/callback") {
        self.scheme = scheme
        self.host = host
        self.path = path
    }
}

/// The way by which the address that a sign-in page ends with reaches the program.
public enum CallbackArrival: Hashable, Sendable {
    /// From the session that showed the page; no other program has seen it.
    case inSession
    /// An opened address or a line of text, which other programs may have seen or made.
    case outside
}
