public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import Synchronization

/// A phone and a watch with a simulated radio between them, which a test drives.
///
/// A test decides when a message arrives: late, repeatedly, in another order, or never.
///
/// Like the system's channels, commands keep their order but states do not. The sender repeats lost
/// messages, so everything arrives if a test continues.
public final class SimulatedWatchLink: Sendable {
    private struct Air {
        /// The watch's commands, kept until answered, even across restarts.
        var queue: [SiteChangeCommand] = []
        /// The refusals that the watch has not dismissed, kept across restarts.
        var refused: [WatchSituation.Refused] = []
        /// The commands on the way to the phone, in order.
        var commands: [SiteChangeCommand] = []
        /// The commands that have arrived at the phone, but are unfinished.
        var arrived: [SiteChangeCommand] = []
        /// The states on the way to the watch.
        var states: [WatchState] = []
        /// The watch's last arrival.
        var latest: WatchArrival<WatchState>?
        var sendFailure: WatchLinkError?
        var queueFailure: WatchLinkError?
    }

    private let air = Mutex(Air())
    private let commandSignals = Broadcast<Void>()
    private let stateSignals = Broadcast<Void>()

    public init() {}

    public var watch: Watch { Watch(link: self) }
    public var phone: Phone { Phone(link: self) }

    /// The commands that the watch still stores.
    public var queue: [SiteChangeCommand] { air.withLock { $0.queue } }
    /// True if no message is in transit.
    public var isQuiet: Bool { air.withLock { $0.commands.isEmpty && $0.states.isEmpty } }
    /// The states in transit, oldest first.
    public var statesUnderWay: [WatchState] { air.withLock { $0.states } }

    /// Makes the sending of states fail from now on; `nil` ends the failures.
    public func failStates(with error: WatchLinkError?) { air.withLock { $0.sendFailure = error } }

    /// Makes the watch's queue refuse to send and to resume from now on; `nil` ends the failures.
    public func failQueue(with error: WatchLinkError?) { air.withLock { $0.queueFailure = error } }

    /// Delivers the oldest command in transit.
    ///
    /// - Parameter isRepeated: True if it also stays in transit, and arrives again.
    public func deliverCommand(isRepeated: Bool = false) {
        air.withLock { air in
            guard let command = air.commands.first else { return }
            air.arrived.append(command)
            if !isRepeated { air.commands.removeFirst() }
        }
        commandSignals.send(())
    }

    /// Loses the commands in transit; the watch still has them.
    public func loseCommands() { air.withLock { $0.commands = [] } }

    /// Delivers the state with this number in transit.
    public func deliverState(_ index: Int = 0, isRepeated: Bool = false) {
        air.withLock { air in
            guard air.states.indices.contains(index) else { return }
            air.latest = .payload(air.states[index])
            if !isRepeated { air.states.remove(at: index) }
        }
        stateSignals.send(())
    }

    /// Loses a state in transit.
    public func loseState(_ index: Int = 0) {
        air.withLock { air in
            if air.states.indices.contains(index) { air.states.remove(at: index) }
        }
    }

    /// Replaces the watch's last arrival.
    public func deliver(_ arrival: WatchArrival<WatchState>) {
        air.withLock { $0.latest = arrival }
        stateSignals.send(())
    }

    /// Ends the phone's process, which loses its unfinished arrivals.
    public func restartPhone() { air.withLock { $0.arrived = [] } }

    /// The watch's endpoints of the channels.
    public struct Watch: WatchCommandQueue, WatchStateReceiver {
        fileprivate let link: SimulatedWatchLink

        public func send(_ command: SiteChangeCommand) async throws(WatchLinkError) {
            let failure = link.air.withLock { air in
                if air.queueFailure == nil {
                    air.queue.append(command)
                    air.commands.append(command)
                }
                return air.queueFailure
            }
            if let failure { throw failure }
        }

        public func waiting() async throws(WatchLinkError) -> [SiteChangeCommand] { link.queue }

        public func settle(_ answers: [SiteCommandAnswer]) async throws(WatchLinkError) {
            link.air.withLock { air in
                air.refused += WatchSituation.Refused.all(of: air.queue, in: answers)
                let ids = Set(answers.map(\.id))
                air.queue.removeAll { ids.contains($0.id) }
            }
        }

        public func refused() async throws(WatchLinkError) -> [WatchSituation.Refused] {
            link.air.withLock { $0.refused }
        }

        public func dismiss(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
            link.air.withLock { $0.refused.removeAll { ids.contains($0.id) } }
        }

        public func resume() async throws(WatchLinkError) {
            let failure = link.air.withLock { air -> WatchLinkError? in
                if let failure = air.queueFailure { return failure }
                let underWay = Set(air.commands.map(\.id))
                // Everything from the first lost command on, so that the order is kept.
                guard let lost = air.queue.firstIndex(where: { !underWay.contains($0.id) }) else {
                    return nil
                }
                air.commands =
                    air.queue[..<lost].filter { underWay.contains($0.id) }
                    + air.queue[lost...]
                return nil
            }
            if let failure { throw failure }
        }

        public func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>? {
            link.air.withLock { $0.latest }
        }

        public func signals() -> AsyncStream<Void> { link.stateSignals.values() }
    }

    /// The phone's endpoints of the channels.
    public struct Phone: WatchCommandReceiver, WatchStateSender {
        fileprivate let link: SimulatedWatchLink

        public func waiting() async throws(WatchLinkError) -> [WatchArrival<SiteChangeCommand>] {
            link.air.withLock { $0.arrived.map { .payload($0) } }
        }

        public func finish(_ ids: Set<SiteChangeCommand.ID>) async {
            link.air.withLock { $0.arrived.removeAll { ids.contains($0.id) } }
        }

        public func signals() -> AsyncStream<Void> { link.commandSignals.values() }

        public func send(_ state: WatchState) async throws(WatchLinkError) {
            let failure = link.air.withLock { air in
                if air.sendFailure == nil { air.states.append(state) }
                return air.sendFailure
            }
            if let failure { throw failure }
        }
    }
}
