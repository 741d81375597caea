#if canImport(WatchConnectivity)
import MomentumDomain
import Synchronization
import WatchConnectivity

/// The session with the other device: what has come, and that something has. On Linux type-checked
/// only. Guaranteed and ordered are the user-info transfers of the system; latest wins in its
/// application context.
public final class WatchConnectivityLink: Sendable {
    static let commandKey = "command"
    static let stateKey = "state"

    /// Kept here, because the session keeps it weakly.
    private let delegate = WatchConnectivityDelegate()

    private init() {
        WCSession.default.delegate = delegate
        WCSession.default.activate()
    }

    /// Activates the session; called once, early at launch, so that nothing is missed.
    ///
    /// - Returns: `nil` on a device without a counterpart.
    public static func activate() -> WatchConnectivityLink? {
        WCSession.isSupported() ? WatchConnectivityLink() : nil
    }

    /// Says when the session was activated: an occasion to push.
    public func activated() -> AsyncStream<Void> { delegate.activations.values() }

    /// The payloads of commands that came, the oldest first; each is handed out until it is
    /// dropped.
    var commands: [[UInt8]] { delegate.received.withLock { $0 } }
    var commandSignals: Broadcast<Void> { delegate.commandSignals }
    var stateSignals: Broadcast<Void> { delegate.stateSignals }

    func drop(where isFinished: ([UInt8]) -> Bool) {
        delegate.received.withLock { $0.removeAll(where: isFinished) }
    }
}
#endif
