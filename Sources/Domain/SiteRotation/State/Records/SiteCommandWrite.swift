import Foundation

/// The writes of a transaction about a performed operation.
package struct SiteCommandWrite: Hashable, Sendable, Identifiable {
    package let id: SiteOperation.ID
    /// The time of the performance, in milliseconds since 1970.
    package var time: FieldWrite<Int64> = .keep
    /// The transaction that the operation undid, if it is an undo (ST-62).
    package var undone: FieldWrite<TransactionID> = .keep
    /// The answer to a command of the watch (SR-131).
    package var answer: FieldWrite<CommandAnswer> = .keep
    package var action: FieldWrite<ActionCode?> = .keep
    package var unknown: [UnknownField] = []

    package init(id: SiteOperation.ID) {
        self.id = id
    }

    package init(
        id: SiteOperation.ID,
        time: FieldWrite<Int64> = .keep,
        undone: FieldWrite<TransactionID> = .keep,
        answer: FieldWrite<CommandAnswer> = .keep,
        action: FieldWrite<ActionCode?> = .keep,
        unknown: [UnknownField] = []
    ) {
        self.id = id
        self.time = time
        self.undone = undone
        self.answer = answer
        self.action = action
        self.unknown = unknown
    }
}

extension SiteCommandWrite: Record {
    package struct Registers: Hashable, Sendable {
        package var time: Register<Int64>?
        package var action: Register<ActionCode?>?
        package var answer: Register<CommandAnswer>? {
            get { if case .given(let answer) = kept { answer } else { nil } }
            set { kept = newValue.map { .given($0) } ?? .none }
        }

        private var kept = Answer.none

        package init() {}

        /// The answer, stored indirectly because few operations have one.
        ///
        /// Each write therefore takes 96 bytes instead of 128, in a table that only grows.
        private indirect enum Answer: Hashable {
            case none
            case given(Register<CommandAnswer>)
        }
    }

    package static var name: String { "command" }
    package static var kind: UInt64 { RecordKind.command.rawValue }
    package static var unwritten: Registers { Registers() }
    /// An undo never reverts that an operation was performed.
    package static var isTakenBack: Bool { false }

    /// Only the history of undos uses `undone`, so it has no register.
    ///
    /// In dumps, the answer appears as the name of its refusal.
    @inline(__always)
    package static func forEachField<Visitor: FieldVisitor>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) where Visitor.Owner == Self {
        try visitor.visit(Field(1, "time", \.time, \.time, isInBlock: true))
        try visitor.visit(Field(2, "undone", \.undone, nil))
        try visitor.visit(Field(3, "refusal", \.answer, \.answer))
        try visitor.visit(Field(4, "action", \.action, \.action))
    }
}
