import Foundation
import MomentumDomain

/// The answers to the commands of the watch, as registers, and which of them are the latest.
struct CommandAnswers: Sendable {
    /// How many of the latest a view has; a watch is told of 50 or more (SR-125).
    static let latestCount = 64

    /// The answer to each command.
    ///
    /// They are kept for good, which is longer than the 30 days of SR-129.
    private(set) var registers: [SiteChangeCommand.ID: Register<CommandAnswer>] = [:]
    /// The commands that were answered last, the newest last.
    private(set) var latest: [SiteChangeCommand.ID] = []

    init() {}

    init(_ registers: [SiteChangeCommand.ID: Register<CommandAnswer>]) {
        self.registers = registers
        latest = registers.sorted { ($0.value.key, $0.key) < ($1.value.key, $1.key) }
            .suffix(Self.latestCount).map(\.key)
    }

    /// Takes over an answer if it is newer than the one that is held.
    ///
    /// A key only grows, so an answer only moves towards the end, and one that fell out of the
    /// latest is missed by nobody: the order of arrival changes nothing.
    ///
    /// - Returns: Whether it is newer.
    @discardableResult
    mutating func merge(
        _ answer: CommandAnswer,
        of id: SiteChangeCommand.ID,
        _ key: OrderKey
    ) -> Bool {
        if let held = registers[id] {
            guard held.key < key else { return false }
            latest.removeAll { $0 == id }
        }
        registers[id] = Register(answer, key)
        let position = latest.lowerBound { other in
            registers[other].map { ($0.key, other) < (key, id) } ?? false
        }
        latest.insert(id, at: position)
        if latest.count > Self.latestCount { latest.removeFirst() }
        return true
    }
}
