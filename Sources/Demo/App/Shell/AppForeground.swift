import MomentumAuthenticationDomain
import MomentumDomain

/// Tells when the application leaves the terminal by Ctrl-Z, and when it comes back (NV-26).
final class AppForeground: ForegroundSource {
    private let broadcast = Broadcast<Bool>()

    func changes() -> AsyncStream<Bool> { broadcast.values() }

    func send(_ isInSight: Bool) {
        broadcast.send(isInSight)
    }
}
