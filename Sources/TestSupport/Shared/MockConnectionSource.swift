public import MomentumDomain

/// A network that a test connects and disconnects.
public final class MockConnectionSource: ConnectionSource {
    private let broadcast = Broadcast<Bool>()

    public init() {}

    /// Notifies the listeners if there is a network now.
    public func announce(_ isConnected: Bool) {
        broadcast.send(isConnected)
    }

    /// Waits until `count` tasks listen, so that none misses the next announcement.
    public func waitForListeners(_ count: Int = 1) async {
        await broadcast.waitForListeners(count)
    }

    public func changes() -> AsyncStream<Bool> { broadcast.values() }
}
