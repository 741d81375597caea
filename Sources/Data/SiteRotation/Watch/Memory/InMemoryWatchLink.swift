import MomentumDomain
public import MomentumSiteRotationDomain
import Synchronization

/// Both ends of both channels in one program, for previews, tests and experiments.
///
/// Deliveries are immediate, and last as long as the program.
public final class InMemoryWatchLink: Sendable {
    private struct Contents {
        var commands: [SiteChangeCommand] = []
        var finished: Set<SiteChangeCommand.ID> = []
        var refused: [WatchSituation.Refused] = []
        var state: WatchState?
    }

    private let contents = Mutex(Contents())
    private let commandSignals = Broadcast<Void>()
    private let stateSignals = Broadcast<Void>()

    public init() {}

    public var watch: Watch { Watch(link: self) }
    public var phone: Phone { Phone(link: self) }

    /// The watch's end: it sends commands and receives states.
    public struct Watch: WatchCommandQueue, WatchStateReceiver {
        fileprivate let link: InMemoryWatchLink

        public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
            link.contents.withLock { $0.commands.append(command) }
            link.commandSignals.send(())
        }

        public func waiting() async throws(WatchLinkError) -> [SiteChangeCommand] {
            link.contents.withLock { $0.commands }
        }

        public func settle(_ answers: [SiteCommandAnswer]) async throws(WatchLinkError) {
            link.contents.withLock { contents in
                contents.refused += WatchSituation.Refused.all(
                    of: contents.commands,
                    in: answers
                )
                let ids = Set(answers.map(\.id))
                contents.commands.removeAll { ids.contains($0.id) }
                contents.finished.subtract(ids)
            }
        }

        public func refused() async throws(WatchLinkError) -> [WatchSituation.Refused] {
            link.contents.withLock { $0.refused }
        }

        public func dismiss(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
            link.contents.withLock { $0.refused.removeAll { ids.contains($0.id) } }
        }

        public func resume() async throws(WatchLinkError) {
            link.commandSignals.send(())
        }

        public func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>? {
            link.contents.withLock { $0.state }.map { .payload($0) }
        }

        public func signals() -> AsyncStream<Void> { link.stateSignals.values() }
    }

    /// The phone's end: it receives commands and sends states.
    public struct Phone: WatchCommandReceiver, WatchStateSender {
        fileprivate let link: InMemoryWatchLink

        public func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>] {
            link.contents.withLock { contents in
                contents.commands.prefix(SiteCommandWindow.size)
                    .filter { !contents.finished.contains($0.id) }.map { .payload($0) }
            }
        }

        public func finish(_ ids: Set<SiteChangeCommand.ID>) async {
            link.contents.withLock { $0.finished.formUnion(ids) }
        }

        public func signals() -> AsyncStream<Void> { link.commandSignals.values() }

        public func send(_ state: WatchState) async throws(WatchLinkError) {
            link.contents.withLock { $0.state = state }
            link.stateSignals.send(())
        }
    }
}
