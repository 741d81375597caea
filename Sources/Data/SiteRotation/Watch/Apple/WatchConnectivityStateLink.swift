#if canImport(WatchConnectivity)
import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import WatchConnectivity

/// The channel of states: the session's application context, in which the latest wins.
public struct WatchConnectivityStateLink: WatchStateSender, WatchStateReceiver {
    private let link: WatchConnectivityLink

    public init(link: WatchConnectivityLink) {
        self.link = link
    }

    public func send(_ state: WatchState) async throws(WatchLinkError) {
        guard WCSession.default.activationState == .activated else { throw .noSession }
        let payload = Data(try WatchPayload.encode(state))
        do {
            try WCSession.default.updateApplicationContext([
                WatchConnectivityLink.stateKey: payload
            ])
        } catch {
            throw .notTaken(FailureCause(error))
        }
    }

    public func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>? {
        let context = WCSession.default.receivedApplicationContext
        return (context[WatchConnectivityLink.stateKey] as? Data).map(WatchPayload.state)
    }

    public func signals() -> AsyncStream<Void> { link.stateSignals.values() }
}
#endif
