import MomentumSiteRotationDomain
import Synchronization

/// The phone's end of the channel of states, which can drop states.
final class WatchValve: WatchStateSender {
    private let sender: any WatchStateSender
    private let isShut = Mutex(false)

    init(_ sender: any WatchStateSender) {
        self.sender = sender
    }

    /// Drops all later states, or none.
    func shut(_ isShut: Bool) {
        self.isShut.withLock { $0 = isShut }
    }

    func send(_ state: WatchState) async throws(WatchLinkError) {
        guard !isShut.withLock({ $0 }) else { return }
        try await sender.send(state)
    }
}
