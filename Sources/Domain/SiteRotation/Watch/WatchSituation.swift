public import Foundation
import MomentumDomain

/// All that the watch shows: the last state, and what became of its requests.
///
/// A value without tasks and timers. What is received goes in, in any order and any number of
/// times; what is said follows from it and the time alone.
public struct WatchSituation: Hashable, Sendable {
    /// A request that the phone did not carry out, until the wearer has seen it.
    public struct Refused: Hashable, Sendable, Identifiable {
        public let command: SiteChangeCommand
        public let refusal: SiteCommandRefusal

        public init(command: SiteChangeCommand, refusal: SiteCommandRefusal) {
            self.command = command
            self.refusal = refusal
        }

        public var id: SiteChangeCommand.ID { command.id }
    }

    /// The newest state so far; `nil` before there was one.
    public private(set) var state: WatchState?
    /// What was sent and no state has listed, the oldest first.
    public private(set) var waiting: [SiteChangeCommand] = []
    public private(set) var refused: [Refused] = []
    /// Whether the phone has sent what this version does not understand.
    public private(set) var needsUpdate = false

    /// - Parameters:
    ///   - state: What was kept when the watch was last used.
    ///   - waiting: What was sent then, and not seen to be answered.
    public init(state: WatchState? = nil, waiting: [SiteChangeCommand] = []) {
        self.state = state
        for command in waiting { send(command) }
        if let state { settle(state.answers) }
    }

    /// Takes in a request that is on its way; one that is on its way already counts once.
    public mutating func send(_ command: SiteChangeCommand) {
        guard !waiting.contains(where: { $0.id == command.id }) else { return }
        waiting.append(command)
    }

    /// Takes back a request that could not be queued.
    public mutating func withdraw(_ id: SiteChangeCommand.ID) {
        waiting.removeAll { $0.id == id }
    }

    /// Takes in a state, unless a newer one is shown. What it says of requests is true whatever its
    /// age, and settles those and no others.
    /// - Returns: Whether it is the one that is shown now.
    @discardableResult
    public mutating func receive(_ received: WatchState) -> Bool {
        settle(received.answers)
        if let state, !received.isNewer(than: state) { return false }
        state = received
        needsUpdate = false
        return true
    }

    /// Takes in that a state came which is not to be half-read; the old one stays.
    public mutating func receiveNewerVersion() {
        needsUpdate = true
    }

    /// Takes note that the wearer has seen the refusals.
    public mutating func dismissRefusals() {
        refused = []
    }

    /// What has to be said of requests that are on their way; `nil` when there are none.
    public func delivery(at now: Date) -> WatchDelivery? {
        waiting.first.map { WatchDelivery(oldest: $0, now: now) }
    }

    private mutating func settle(_ answers: [SiteCommandAnswer]) {
        let known = Dictionary(answers.map { ($0.id, $0) }) { $1 }
        for command in waiting {
            guard let refusal = known[command.id]?.refusal else { continue }
            refused.append(Refused(command: command, refusal: refusal))
        }
        waiting.removeAll { known[$0.id] != nil }
    }
}

/// How long a request has been on its way.
public enum WatchDelivery: Hashable, Sendable {
    /// For up to ten seconds: it may be there any moment.
    case sending
    /// For longer: it will be logged when the phone can be reached.
    case queued

    /// How long a request counts as being sent, in milliseconds.
    static let patience: Int64 = 10_000

    /// The one that has waited longest decides, because the queue keeps its order.
    init(oldest: SiteChangeCommand, now: Date) {
        let waited = now.milliseconds - oldest.requestedAt.milliseconds
        self = waited > Self.patience ? .queued : .sending
    }
}
