#if canImport(WatchConnectivity)
import Foundation
import MomentumDomain
import Synchronization
import WatchConnectivity

/// Receives the system's deliveries, on any queue.
final class WatchConnectivityDelegate: NSObject, WCSessionDelegate, Sendable {
    let received = Mutex<[[UInt8]]>([])
    let activations = Broadcast<Void>()
    let commandSignals = Broadcast<Void>()
    let stateSignals = Broadcast<Void>()

    /// Notifies listeners that the session is active, and that payloads may have arrived before.
    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    ) {
        guard activationState == .activated else { return }
        activations.send(())
        commandSignals.send(())
        stateSignals.send(())
    }

    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
        guard let payload = userInfo[WatchConnectivityLink.commandKey] as? Data else { return }
        received.withLock { $0.append(Array(payload)) }
        commandSignals.send(())
    }

    /// Notifies listeners that a state has arrived; they read it from the session.
    func session(
        _ session: WCSession,
        didReceiveApplicationContext applicationContext: [String: Any]
    ) {
        stateSignals.send(())
    }

    // Required on the phone's side, which includes visionOS.
    #if !os(watchOS)
    /// Does nothing: another watch can take over, and no data needs saving.
    func sessionDidBecomeInactive(_ session: WCSession) {}

    /// Activates the session for a newly paired watch.
    func sessionDidDeactivate(_ session: WCSession) {
        session.activate()
    }
    #endif
}
#endif
