/// Reports if the device has a network.
public protocol ConnectionSource: Sendable {
    /// Yields true when a network appears and false when it disappears; the current state may come
    /// first.
    func changes() -> AsyncStream<Bool>
}
