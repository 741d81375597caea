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
