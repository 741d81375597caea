public import MomentumAuthenticationDomain
import MomentumDomain
import MomentumTestSupport

/// A program that a test moves to the foreground and background.
public final class MockForegroundSource: ForegroundSource {
    private let broadcast = Broadcast<Bool>()

    public init() {}

    /// Notifies the listeners if people see the program.
    public func announce(_ isInSight: Bool) {
        broadcast.send(isInSight)
    }

    /// Waits until `count` tasks listen, so that none misses the next announcement.
    public func waitForListeners(_ count: Int = 1) async {
        await broadcast.waitForListeners(count)
    }

    public func changes() -> AsyncStream<Bool> { broadcast.values() }
}
