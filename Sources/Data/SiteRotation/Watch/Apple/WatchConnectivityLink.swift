#if canImport(WatchConnectivity)
import MomentumDomain
import Synchronization
import WatchConnectivity

/// The session with the other device: the received payloads, and signals of their arrival.
///
/// Commands use the system's user-info transfers, which are guaranteed and ordered. States use its
/// application context, in which the latest wins. On Linux the file is only type-checked.
public final class WatchConnectivityLink: Sendable {
    static let commandKey = "command"
    static let stateKey = "state"

    /// Kept here, because the session's reference is weak.
    private let delegate = WatchConnectivityDelegate()

    private init() {
        WCSession.default.delegate = delegate
        WCSession.default.activate()
    }

    /// Activates the session; the host calls it once, early at launch, to miss no delivery.
    ///
    /// - Returns: The link; `nil` on a device without a counterpart.
    public static func activate() -> WatchConnectivityLink? {
        WCSession.isSupported() ? WatchConnectivityLink() : nil
    }

    /// Yields when the session becomes active, which is an occasion to push.
    public func activated() -> AsyncStream<Void> { delegate.activations.values() }

    /// The received payloads of commands, oldest first; each stays until it is dropped.
    var commands: [[UInt8]] { delegate.received.withLock { $0 } }
    var commandSignals: Broadcast<Void> { delegate.commandSignals }
    var stateSignals: Broadcast<Void> { delegate.stateSignals }

    func drop(where isFinished: ([UInt8]) -> Bool) {
        delegate.received.withLock { $0.removeAll(where: isFinished) }
    }
}
#endif
