import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport
import Synchronization

/// A watch whose phone is the test.
public final class MockWatchClient: WatchClientProtocol {
    public let requesting = Stub<SiteLocation.ID, SiteChangeCommand, WatchLinkError>(
        "MockWatchClient.request"
    ) { .failure(.notTaken($0)) }
    private let current: Mutex<WatchSituation>
    private let broadcast = Broadcast<WatchSituation>()

    public init(_ situation: WatchSituation = WatchSituation()) {
        current = Mutex(situation)
    }

    /// Changes the situation, and sends it to the listeners.
    public func change(_ change: (inout WatchSituation) -> Void) {
        let situation = current.withLock { situation in
            change(&situation)
            return situation
        }
        broadcast.send(situation)
    }

    public func situation() async -> WatchSituation { current.withLock { $0 } }

    public func changes() -> AsyncStream<WatchSituation> { broadcast.values() }

    public func request(
        _ location: SiteLocation.ID
    ) async throws(WatchLinkError) -> SiteChangeCommand {
        try await requesting(location)
    }

    /// Does nothing, because ``change(_:)`` takes the place of the phone.
    public func look() async {}

    public func dismissRefusals() async {
        change { $0.dismissRefusals() }
    }

    /// Returns at once, because ``change(_:)`` takes the place of the phone.
    public func run() async {}
}
