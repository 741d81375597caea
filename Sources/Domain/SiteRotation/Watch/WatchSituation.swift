public import Foundation
import MomentumDomain

/// The content of the watch: the last state, and the results of its requests.
///
/// It is a value without tasks or timers. It accepts arrivals in any order and any number of times;
/// its content depends only on them and on the time.
public struct WatchSituation: Hashable, Sendable {
    /// A request that the phone refused, kept until the wearer has seen it.
    public struct Refused: Hashable, Sendable, Identifiable {
        public let command: SiteChangeCommand
        public let refusal: SiteCommandRefusal

        public init(command: SiteChangeCommand, refusal: SiteCommandRefusal) {
            self.command = command
            self.refusal = refusal
        }

        public var id: SiteChangeCommand.ID { command.id }

        /// The commands that these answers refuse, in the same order.
        package static func all(
            of commands: [SiteChangeCommand],
            in answers: [SiteCommandAnswer]
        ) -> [Refused] {
            let known = Dictionary(answers.map { ($0.id, $0) }) { $1 }
            return commands.compactMap { command in
                known[command.id]?.refusal.map { Refused(command: command, refusal: $0) }
            }
        }
    }

    /// The newest state so far; `nil` before the first.
    public private(set) var state: WatchState?
    /// The requests that no state has answered, oldest first.
    public private(set) var waiting: [SiteChangeCommand] = []
    public private(set) var refused: [Refused] = []
    /// True if the phone sent a version that this one does not understand.
    public private(set) var needsUpdate = false

    /// `state` is the stored one of the last use; `waiting` are the unanswered requests, and
    /// `refused` are those that the wearer has not seen.
    public init(
        state: WatchState? = nil,
        waiting: [SiteChangeCommand] = [],
        refused: [Refused] = []
    ) {
        self.state = state
        restore(waiting: waiting, refused: refused)
    }

    /// Adds the contents of the queue, older than what is here.
    package mutating func restore(waiting: [SiteChangeCommand], refused: [Refused]) {
        refuse(refused)
        let newer = self.waiting
        self.waiting = []
        for command in waiting + newer { send(command) }
        if let state { settle(state.answers) }
    }

    /// Adds a pending request, once per id.
    package mutating func send(_ command: SiteChangeCommand) {
        guard !waiting.contains(where: { $0.id == command.id }) else { return }
        waiting.append(command)
    }

    /// Removes a request that could not be queued.
    package mutating func withdraw(_ id: SiteChangeCommand.ID) {
        waiting.removeAll { $0.id == id }
    }

    /// Applies a state, unless a newer one is shown.
    ///
    /// Even an old state settles the requests that it answers.
    ///
    /// - Returns: True if the state is now shown.
    @discardableResult
    package mutating func receive(_ received: WatchState) -> Bool {
        settle(received.answers)
        if let state, !received.isNewer(than: state) { return false }
        state = received
        needsUpdate = false
        return true
    }

    /// Records the arrival of a version that this one does not understand; the old state stays.
    package mutating func receiveNewerVersion() {
        needsUpdate = true
    }

    /// Adds refusals that another process may have found, once per request.
    package mutating func refuse(_ refused: [Refused]) {
        let known = Set(self.refused.map(\.id))
        self.refused += refused.filter { !known.contains($0.id) }
    }

    package mutating func dismissRefusals() {
        refused = []
    }

    /// The delivery of pending requests; `nil` if there are none.
    public func delivery(at now: Date) -> WatchDelivery? {
        waiting.first.map { WatchDelivery(oldest: $0, now: now) }
    }

    private mutating func settle(_ answers: [SiteCommandAnswer]) {
        let known = Set(answers.map(\.id))
        refuse(Refused.all(of: waiting, in: answers))
        waiting.removeAll { known.contains($0.id) }
    }
}

/// The stage of a pending request, by its age.
public enum WatchDelivery: Hashable, Sendable {
    /// Up to ten seconds: it may arrive any moment.
    case sending
    /// Longer: it will be logged once the phone is reachable.
    case queued

    /// The time in milliseconds for which a request counts as being sent.
    static let patience: Int64 = 10_000

    /// The oldest request decides, because the queue keeps its order.
    init(oldest: SiteChangeCommand, now: Date) {
        let waited = now.milliseconds - oldest.requestedAt.milliseconds
        self = waited > Self.patience ? .queued : .sending
    }
}
