/// An option of a command, and the key to its value in an ``Invocation``.
///
/// ```swift
/// static let note = Option.value("note", "TEXT", "What to remember.", as: .text)
/// static let limit = Option.value("limit", "N", "Rows.", as: .integer(in: 1...99), default: 20)
/// static let yes = Option.flag("yes", "Do not ask.")
/// ```
package struct Option<Value: Sendable>: AnyOption {
    package let spec: OptionSpec
    /// Converts the typed texts to the value; see ``AnyOption/value(of:in:)``.
    package let read: @Sendable ([String?], ValueContext) throws(ValueProblem) -> Value

    private init(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ help: String,
        form: OptionSpec.Form,
        completion: CompletionHint,
        read: @escaping @Sendable ([String?], ValueContext) throws(ValueProblem) -> Value
    ) {
        spec = OptionSpec(
            name: name,
            short: short,
            placeholder: placeholder,
            help: help,
            form: form,
            completion: completion
        )
        self.read = read
    }

    package func value(
        of texts: [String?],
        in context: ValueContext
    ) throws(ValueProblem) -> any Sendable {
        try read(texts, context)
    }

    /// An option with a value, `fallback` by default.
    package static func value(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ help: String,
        as format: ValueFormat<Value>,
        default fallback: Value
    ) -> Option {
        single(name, short: short, placeholder, help, as: format, absent: fallback) { $0 }
    }

    /// An option with a value, `nil` by default.
    package static func value<Wrapped>(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ help: String,
        as format: ValueFormat<Wrapped>
    ) -> Option where Value == Wrapped? {
        single(name, short: short, placeholder, help, as: format, absent: nil) { $0 }
    }

    /// An option that may be repeated; its values keep their order.
    package static func repeated<Element>(
        _ name: String,
        _ placeholder: String,
        _ help: String,
        as format: ValueFormat<Element>
    ) -> Option where Value == [Element] {
        Option(
            name,
            placeholder,
            help,
            form: .repeated,
            completion: format.completion
        ) { texts, context throws(ValueProblem) in
            var values: [Element] = []
            for case let text? in texts { values.append(try format.read(text, context)) }
            return values
        }
    }

    private static func single<Read>(
        _ name: String,
        short: Character?,
        _ placeholder: String,
        _ help: String,
        as format: ValueFormat<Read>,
        absent: Value,
        present: @escaping @Sendable (Read) -> Value
    ) -> Option {
        Option(
            name,
            short: short,
            placeholder,
            help,
            form: .value,
            completion: format.completion
        ) { texts, context throws(ValueProblem) in
            guard let text = texts.last ?? nil else { return absent }
            return present(try format.read(text, context))
        }
    }
}

extension Option where Value == Bool {
    /// An option without a value; true if it was typed.
    package static func flag(_ name: String, short: Character? = nil, _ help: String) -> Option {
        Option(
            name,
            short: short,
            "",
            help,
            form: .flag,
            completion: .nothing
        ) { texts, _ in !texts.isEmpty }
    }
}
