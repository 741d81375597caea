/// Knows when the device has a network.
public protocol ConnectionSource: Sendable {
    /// Whether there is one, from now on at each change.
    func changes() -> AsyncStream<Bool>
}
