/// Why no complete answer came (GQ-11).
public enum NetworkFailure: Hashable, Sendable {
    /// The device has no network.
    case offline
    case timeout
    /// The connection ended before the answer did.
    case connectionLost
    /// There is no server at the address, or it has none.
    case cannotConnect
    case tls
    case other
}
