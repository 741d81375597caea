/// Tells if the device has a network.
public protocol ConnectionSource: Sendable {
    /// The present answer, then one at each change; true if there is a network.
    func changes() -> AsyncStream<Bool>
}
