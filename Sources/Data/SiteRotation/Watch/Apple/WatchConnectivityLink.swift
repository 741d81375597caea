#if canImport(WatchConnectivity)
import Foundation
public import MomentumDomain
import Synchronization
public import WatchConnectivity

/// The session with the other device, as its delegate: what has come, and that something has.
///
/// Not compiled on Linux. Guaranteed and ordered are the user-info transfers of the system; latest
/// wins in its application context (SR-124, SR-125).
public final class WatchConnectivityLink: NSObject, WCSessionDelegate, Sendable {
    static let commandKey = "command"
    static let stateKey = "state"

    private let received = Mutex<[[UInt8]]>([])
    private let activations = Broadcast<Void>()
    let commandSignals = Broadcast<Void>()
    let stateSignals = Broadcast<Void>()

    /// Activates the session; called once, early at launch, so that nothing is missed.
    ///
    /// - Returns: `nil` on a device without a counterpart.
    public static func activate() -> WatchConnectivityLink? {
        guard WCSession.isSupported() else { return nil }
        let link = WatchConnectivityLink()
        WCSession.default.delegate = link
        WCSession.default.activate()
        return link
    }

    /// Says when the session was activated: an occasion to push (SR-127).
    public func activated() -> AsyncStream<Void> { activations.values() }

    /// The payloads of commands that came, the oldest first; each is handed out until it is dropped.
    var commands: [[UInt8]] { received.withLock { $0 } }

    func drop(where isFinished: ([UInt8]) -> Bool) {
        received.withLock { $0.removeAll(where: isFinished) }
    }

    /// Tells those who listen that the session is there, and that something may have come before.
    public func session(
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
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
        guard let payload = userInfo[Self.commandKey] as? Data else { return }
        received.withLock { $0.append(Array(payload)) }
        commandSignals.send(())
    }

    /// Tells those who listen that a state has come; it is read from the session.
    public func session(
        _ session: WCSession,
        didReceiveApplicationContext applicationContext: [String: Any]
    ) {
        stateSignals.send(())
    }

    #if os(iOS)
    /// Nothing has to be saved before another watch takes over.
    public func sessionDidBecomeInactive(_ session: WCSession) {}

    /// Another watch was paired: the session goes on with that one.
    public func sessionDidDeactivate(_ session: WCSession) {
        session.activate()
    }
    #endif
}
#endif
