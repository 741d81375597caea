/// An argument of a command, and the key to its value in an ``Invocation``.
///
/// ```swift
/// static let location = Argument.required("LOCATION", "Where the new set is.", as: .text)
/// static let file = Argument.optional("FILE", "Standard output without it.", as: .file)
/// ```
package struct Argument<Value: Sendable>: AnyArgument {
    package let spec: ArgumentSpec
    private let read: @Sendable ([String], ValueContext) throws(ValueProblem) -> Value

    private init(
        _ spec: ArgumentSpec,
        read: @escaping @Sendable ([String], ValueContext) throws(ValueProblem) -> Value
    ) {
        self.spec = spec
        self.read = read
    }

    package func value(
        of words: [String],
        in context: ValueContext
    ) throws(ValueProblem) -> any Sendable {
        try read(words, context)
    }

    /// A required word.
    package static func required(
        _ name: String,
        _ help: String,
        as format: ValueFormat<Value>
    ) -> Argument {
        let spec = ArgumentSpec(
            name: name,
            help: help,
            form: .required,
            completion: format.completion
        )
        return Argument(spec) { words, context throws(ValueProblem) in
            guard let word = words.first else { throw ValueProblem("", "is missing") }
            return try format.read(word, context)
        }
    }

    /// An argument that may be missing; its value is then `nil`.
    package static func optional<Wrapped>(
        _ name: String,
        _ help: String,
        as format: ValueFormat<Wrapped>
    ) -> Argument where Value == Wrapped? {
        let spec = ArgumentSpec(
            name: name,
            help: help,
            form: .optional,
            completion: format.completion
        )
        return Argument(spec) { words, context throws(ValueProblem) in
            guard let word = words.first else { return nil }
            return try format.read(word, context)
        }
    }

    /// Zero or more remaining words; must be the last argument of a command.
    package static func any<Element>(
        _ name: String,
        _ help: String,
        as format: ValueFormat<Element>
    ) -> Argument where Value == [Element] {
        let spec = ArgumentSpec(
            name: name,
            help: help,
            form: .any,
            completion: format.completion
        )
        return Argument(spec) { words, context throws(ValueProblem) in
            var values: [Element] = []
            for word in words { values.append(try format.read(word, context)) }
            return values
        }
    }
}
