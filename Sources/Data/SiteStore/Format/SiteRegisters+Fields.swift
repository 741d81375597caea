import Foundation
import MomentumSiteRotationDomain

/// The registers that stand in a snapshot as fields of records, as in a journal.
///
/// Answers are among them: the version before knew none, and keeps and merges what it does not
/// know.
extension SiteRegisters {
    /// The fields that are no records of a kind of their own.
    var fields: [UnknownFieldID: Register<[UInt8]>] {
        var fields = unknown
        for (id, answer) in answers {
            fields[.answer(to: id)] = Register([answer.value.code], answer.key)
        }
        return fields
    }

    /// Takes a field for what it is, or keeps it as one that is not known.
    mutating func take(
        _ field: Register<[UInt8]>,
        as id: UnknownFieldID
    ) throws(MalformedBytes) {
        guard id == .answer(to: id.record) else {
            unknown[id] = field
            return
        }
        guard field.value.count == 1 else { throw MalformedBytes() }
        answers[id.record] = Register(CommandAnswer(code: field.value[0]), field.key)
    }
}

extension UnknownFieldID {
    /// Where the answer to a command stands.
    fileprivate static func answer(to command: SiteChangeCommand.ID) -> UnknownFieldID {
        UnknownFieldID(
            kind: RecordKind.command.rawValue,
            record: command,
            tag: TransactionFormat.CommandTag.answer
        )
    }
}
