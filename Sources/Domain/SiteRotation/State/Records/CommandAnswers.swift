import Foundation
import MomentumDomain

/// The last answered commands of the watch.
///
/// The answers themselves are registers and stay forever, beyond the 30 days of SR-129.
struct CommandAnswers: Sendable {
    /// The number of latest answers in a view; a watch receives at least 50 (SR-125).
    static let latestCount = 64

    /// The commands in the order of their answers, newest last.
    private var answered: [(key: OrderKey, id: SiteChangeCommand.ID)] = []

    var latest: [SiteChangeCommand.ID] { answered.map(\.id) }

    init() {}

    /// Creates the list with the latest answers of a table.
    init(_ commands: RecordTable<SiteCommandWrite>) {
        answered =
            commands.records.compactMap { id, held in held.answer.map { ($0.key, id) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .suffix(Self.latestCount)
    }

    /// Inserts, in order, the commands that a transaction has answered.
    mutating func index(_ writes: [SiteCommandWrite], in commands: RecordTable<SiteCommandWrite>) {
        for write in writes where write.answer.isSet {
            if let key = commands[write.id]?.answer?.key { index(write.id, key) }
        }
    }

    /// Inserts a command at the position of its answer.
    ///
    /// A key only grows, so an answer only moves towards the end, and one that has left the list
    /// never returns. So the order of arrival does not matter.
    private mutating func index(_ id: SiteChangeCommand.ID, _ key: OrderKey) {
        answered.removeAll { $0.id == id }
        let position = answered.lowerBound { ($0.key, $0.id) < (key, id) }
        answered.insert((key, id), at: position)
        if answered.count > Self.latestCount { answered.removeFirst() }
    }
}
