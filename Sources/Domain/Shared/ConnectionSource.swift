/// Tells whether the device has a network.
public protocol ConnectionSource: Sendable {
    /// True when there is a network, at each change from now on; the present state may come first.
    func changes() -> AsyncStream<Bool>
}
