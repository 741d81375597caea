public import MomentumAuthenticationDomain
import MomentumDomain

/// A program that a test brings into sight and out of it.
public final class MockForegroundSource: ForegroundSource {
    private let broadcast = Broadcast<Bool>()

    public init() {}

    /// Tells the listeners whether people see the program.
    public func announce(_ isInSight: Bool) {
        broadcast.send(isInSight)
    }

    /// Waits until `count` tasks listen, so that none misses what is announced next.
    public func waitForListeners(_ count: Int = 1) async {
        await broadcast.waitForListeners(count)
    }

    public func changes() -> AsyncStream<Bool> { broadcast.values() }
}
