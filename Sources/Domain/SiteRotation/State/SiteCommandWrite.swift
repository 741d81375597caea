public import Foundation

/// What a transaction writes about an operation that was carried out.
public struct SiteCommandWrite: Hashable, Sendable, Identifiable {
    public let id: SiteOperation.ID
    /// When it was carried out, in milliseconds since 1970.
    public var time: FieldWrite<Int64>
    /// The transaction that the operation took back, when it is an undo (ST-62).
    public var undone: FieldWrite<TransactionID>
    /// The answer to a command of the watch (SR-131).
    package var answer: FieldWrite<CommandAnswer>
    public var unknown: [UnknownField]

    package init(
        id: SiteOperation.ID,
        time: FieldWrite<Int64> = .keep,
        undone: FieldWrite<TransactionID> = .keep,
        answer: FieldWrite<CommandAnswer> = .keep,
        unknown: [UnknownField] = []
    ) {
        self.id = id
        self.time = time
        self.undone = undone
        self.answer = answer
        self.unknown = unknown
    }
}
