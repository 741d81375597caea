import MomentumAuthenticationDomain
import MomentumDomain

/// Reports when Ctrl-Z suspends the application and when it resumes (NV-26).
final class AppForeground: ForegroundSource {
    private let broadcast = Broadcast<Bool>()

    func changes() -> AsyncStream<Bool> { broadcast.values() }

    func send(_ isInSight: Bool) {
        broadcast.send(isInSight)
    }
}
