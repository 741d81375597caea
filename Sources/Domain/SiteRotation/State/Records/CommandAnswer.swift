/// The stored answer to a command of the watch (SR-131).
package enum CommandAnswer: Hashable, Sendable {
    case carriedOut
    case refused(SiteCommandRefusal)

    /// Creates the answer with a code; zero means that the command was performed.
    package init(code: UInt8) {
        self = SiteCommandRefusal(code: code).map(CommandAnswer.refused) ?? .carriedOut
    }

    package var code: UInt8 { refusal?.code ?? 0 }

    /// The reason nothing was logged; `nil` if the command was performed.
    package var refusal: SiteCommandRefusal? {
        if case .refused(let refusal) = self { refusal } else { nil }
    }
}

extension CommandAnswer: RegisterValue {
    package func put(into writer: inout ByteWriter) { writer.append(code) }

    package static func read(
        from reader: inout ByteReader
    ) throws(MalformedBytes) -> CommandAnswer {
        CommandAnswer(code: try reader.byte())
    }

    package var dumped: DumpValue { refusal.map { .number(Int64($0.code)) } ?? .null }

    package static func read(_ dumped: DumpValue) -> CommandAnswer? {
        switch dumped {
        case .null: .carriedOut
        case .number(let code): UInt8(exactly: code).map(CommandAnswer.init)
        default: nil
        }
    }
}
