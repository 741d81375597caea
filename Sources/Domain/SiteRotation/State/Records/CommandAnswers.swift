import Foundation
import MomentumDomain

/// The commands of the watch that were answered last.
///
/// The answers themselves are registers, and are kept for good, which is longer than the 30 days of
/// SR-129.
struct CommandAnswers: Sendable {
    /// How many of the latest a view has; a watch is told of 50 or more (SR-125).
    static let latestCount = 64

    /// The commands in order of their answers, the newest last.
    private var answered: [(key: OrderKey, id: SiteChangeCommand.ID)] = []

    /// The commands, the newest last.
    var latest: [SiteChangeCommand.ID] { answered.map(\.id) }

    init() {}

    /// Begins with the latest answers of a table.
    init(_ commands: RecordTable<SiteCommandWrite>) {
        answered =
            commands.records.compactMap { id, held in held.answer.map { ($0.key, id) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .suffix(Self.latestCount)
    }

    /// Puts the commands in order that a transaction has answered.
    mutating func index(_ writes: [SiteCommandWrite], in commands: RecordTable<SiteCommandWrite>) {
        for write in writes where write.answer.isSet {
            if let key = commands[write.id]?.answer?.key { index(write.id, key) }
        }
    }

    /// Puts a command where its answer belongs.
    ///
    /// A key only grows, so an answer only moves towards the end, and one that fell out of the
    /// latest is missed by nobody: the order of arrival changes nothing.
    private mutating func index(_ id: SiteChangeCommand.ID, _ key: OrderKey) {
        answered.removeAll { $0.id == id }
        let position = answered.lowerBound { ($0.key, $0.id) < (key, id) }
        answered.insert((key, id), at: position)
        if answered.count > Self.latestCount { answered.removeFirst() }
    }
}
