public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
import Synchronization

/// Phone and watch with a radio between them that a test drives: what is on the way arrives when
/// the test says so, late, repeated, in another order, or never.
///
/// Commands keep their order and states do not, as with the channels of the system. What is lost on
/// the way is sent again by whoever keeps it, so a test that drives on sees everything arrive.
public final class SimulatedWatchLink: Sendable {
    private struct Air {
        /// Kept by the watch until answered, over restarts.
        var queue: [SiteChangeCommand] = []
        /// On the way to the phone, in order.
        var commands: [SiteChangeCommand] = []
        /// Arrived at the phone, until finished there.
        var arrived: [SiteChangeCommand] = []
        /// On the way to the watch.
        var states: [WatchState] = []
        /// What the watch has last got.
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

    /// What the watch still keeps.
    public var queue: [SiteChangeCommand] { air.withLock { $0.queue } }
    /// Whether nothing is under way.
    public var isQuiet: Bool { air.withLock { $0.commands.isEmpty && $0.states.isEmpty } }
    /// The states that are on the way, the oldest first.
    public var statesUnderWay: [WatchState] { air.withLock { $0.states } }

    /// Makes every state that the phone sends fail from now on, or none.
    public func failStates(with error: WatchLinkError?) { air.withLock { $0.sendFailure = error } }

    /// Makes the watch's queue refuse commands from now on, or take them.
    public func failQueue(with error: WatchLinkError?) { air.withLock { $0.queueFailure = error } }

    /// Lets the oldest command on its way arrive.
    ///
    /// - Parameter isRepeated: Whether it stays on its way as well, and arrives again.
    public func deliverCommand(isRepeated: Bool = false) {
        air.withLock { air in
            guard let command = air.commands.first else { return }
            air.arrived.append(command)
            if !isRepeated { air.commands.removeFirst() }
        }
        commandSignals.send(())
    }

    /// Loses the commands on their way; the watch still has them.
    public func loseCommands() { air.withLock { $0.commands = [] } }

    /// Lets a state on its way arrive, whichever the number says.
    public func deliverState(_ index: Int = 0, isRepeated: Bool = false) {
        air.withLock { air in
            guard air.states.indices.contains(index) else { return }
            air.latest = .payload(air.states[index])
            if !isRepeated { air.states.remove(at: index) }
        }
        stateSignals.send(())
    }

    /// Loses a state on its way.
    public func loseState(_ index: Int = 0) {
        air.withLock { air in
            if air.states.indices.contains(index) { air.states.remove(at: index) }
        }
    }

    /// Puts something in the place of what the watch has last got.
    public func deliver(_ arrival: WatchArrival<WatchState>) {
        air.withLock { $0.latest = arrival }
        stateSignals.send(())
    }

    /// The phone's process ends: what had arrived and was not finished is gone with it.
    public func restartPhone() { air.withLock { $0.arrived = [] } }

    /// The watch's ends of the channels.
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

        public func remove(_ ids: Set<SiteChangeCommand.ID>) async throws(WatchLinkError) {
            link.air.withLock { $0.queue.removeAll { ids.contains($0.id) } }
        }

        public func resume() async throws(WatchLinkError) {
            link.air.withLock { air in
                let underWay = Set(air.commands.map(\.id))
                // From the first that is lost on, so that the order stays.
                guard let lost = air.queue.firstIndex(where: { !underWay.contains($0.id) }) else {
                    return
                }
                air.commands =
                    air.queue[..<lost].filter { underWay.contains($0.id) }
                    + air.queue[lost...]
            }
        }

        public func latest() async throws(WatchLinkError) -> WatchArrival<WatchState>? {
            link.air.withLock { $0.latest }
        }

        public func signals() -> AsyncStream<Void> { link.stateSignals.values() }
    }

    /// The phone's ends of the channels.
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
