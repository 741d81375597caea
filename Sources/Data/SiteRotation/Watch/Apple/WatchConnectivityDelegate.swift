#if canImport(WatchConnectivity)
import Foundation
import MomentumDomain
import Synchronization
import WatchConnectivity

/// Takes in what the system delivers, on whatever queue it does so.
final class WatchConnectivityDelegate: NSObject, WCSessionDelegate, Sendable {
    let received = Mutex<[[UInt8]]>([])
    let activations = Broadcast<Void>()
    let commandSignals = Broadcast<Void>()
    let stateSignals = Broadcast<Void>()

    /// Tells those who listen that the session is there, and that something may have come before.
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

    /// Takes in a command that the system has delivered.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
        guard let payload = userInfo[WatchConnectivityLink.commandKey] as? Data else { return }
        received.withLock { $0.append(Array(payload)) }
        commandSignals.send(())
    }

    /// Tells those who listen that a state has come; it is read from the session.
    func session(
        _ session: WCSession,
        didReceiveApplicationContext applicationContext: [String: Any]
    ) {
        stateSignals.send(())
    }

    // Asked for on the phone's side, which visionOS counts as.
    #if !os(watchOS)
    /// Nothing has to be saved before another watch takes over.
    func sessionDidBecomeInactive(_ session: WCSession) {}

    /// Another watch was paired: the session goes on with that one.
    func sessionDidDeactivate(_ session: WCSession) {
        session.activate()
    }
    #endif
}
#endif
