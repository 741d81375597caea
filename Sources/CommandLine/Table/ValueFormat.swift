package import Foundation
import MomentumTerminal

/// The conversion of command-line text into a value.
package struct ValueFormat<Value: Sendable>: Sendable {
    package let completion: CompletionHint
    package let read: @Sendable (String, ValueContext) throws(ValueProblem) -> Value

    package init(
        completion: CompletionHint = .nothing,
        read: @escaping @Sendable (String, ValueContext) throws(ValueProblem) -> Value
    ) {
        self.completion = completion
        self.read = read
    }

    /// A copy of the format with a shell completion.
    package func completed(by completion: CompletionHint) -> ValueFormat {
        ValueFormat(completion: completion, read: read)
    }
}

extension ValueFormat where Value == String {
    /// Any text, including empty text.
    package static var text: ValueFormat { ValueFormat { text, _ in text } }

    /// A name on one line.
    ///
    /// Control characters are refused, because they would be lost later.
    package static var name: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            let isShown = text.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            guard isShown else {
                throw ValueProblem(
                    text,
                    "has a character that cannot be shown",
                    hint: "Leave out tabs, line breaks and other control characters."
                )
            }
            return text
        }
    }
}

extension ValueFormat where Value == Int {
    package static func integer(in range: ClosedRange<Int>) -> ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let number = Int(text), range.contains(number) else {
                let example = min(max(range.lowerBound, 1), range.upperBound)
                throw ValueProblem(
                    text,
                    Self.reason(for: range),
                    hint: saying("Write it like \(example).")
                )
            }
            return number
        }
    }

    private static func reason(for range: ClosedRange<Int>) -> String {
        range.upperBound == .max
            ? saying("is not a whole number of at least \(range.lowerBound)")
            : saying("is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
}

extension ValueFormat where Value == Double {
    /// A decimal number within limits: `72`, `2.5`, `7.2e1`.
    ///
    /// A shell offers the common values.
    package static func number(
        in range: ClosedRange<Double>,
        suggesting usual: [Double]
    ) -> ValueFormat {
        let hint = CompletionHint.suggestions(usual.map { "\(Decimal($0))" })
        return ValueFormat(completion: hint) { text, _ throws(ValueProblem) in
            // Double reads hexadecimal digits too, and words such as "infinity".
            let isDecimal = text.unicodeScalars.allSatisfy {
                "0123456789.+-eE".unicodeScalars.contains($0)
            }
            guard isDecimal, let number = Double(text), range.contains(number) else {
                throw ValueProblem(
                    text,
                    saying(
                        """
                        is not a number from \(name(range.lowerBound)) to \
                        \(name(range.upperBound))
                        """
                    ),
                    hint: saying("Write it like \(name(range.lowerBound)).")
                )
            }
            return number
        }
    }

    private static func name(_ limit: Double) -> String {
        Int(exactly: limit).map(String.init) ?? "\(limit)"
    }
}

extension ValueFormat where Value == UUID {
    package static var identifier: ValueFormat<UUID> {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let id = UUID(uuidString: text) else {
                throw ValueProblem(
                    text,
                    "is not an identifier",
                    hint: "Write it like 6F1E0B52-8C1D-4C57-9F0A-2D6B1E3C7A90."
                )
            }
            return id
        }
    }
}

extension ValueFormat where Value == URL {
    /// The path of a file that is opened directly; it need not exist.
    package static var file: ValueFormat<URL> { path(completion: .files, isDirectory: false) }

    /// The path of a folder, which need not exist.
    package static var directory: ValueFormat<URL> {
        path(completion: .directories, isDirectory: true)
    }

    /// The path of a file that is read as a stream; `-` is standard input.
    package static var input: ValueFormat<URL> { stream(.standardInput) }

    /// The path of a file that is written as a stream; `-` is standard output.
    package static var output: ValueFormat<URL> { stream(.standardOutput) }

    private static func stream(_ standard: URL) -> ValueFormat {
        ValueFormat(completion: .files) { text, context throws(ValueProblem) in
            text == "-" ? standard : try file.read(text, context)
        }
    }

    private static func path(completion: CompletionHint, isDirectory: Bool) -> ValueFormat {
        ValueFormat(completion: completion) { text, context throws(ValueProblem) in
            guard !text.isEmpty else { throw ValueProblem(text, "is empty", hint: "Name a path.") }
            guard text != "-" else {
                throw ValueProblem(
                    text,
                    "is standard input or output",
                    hint: "Name a path; one that is a dash is written ./-."
                )
            }
            guard !text.unicodeScalars.contains("\0") else {
                throw ValueProblem(text, "is no path", hint: "Name a path.")
            }
            return URL(
                filePath: text,
                directoryHint: isDirectory ? .isDirectory : .notDirectory,
                relativeTo: context.workingDirectory
            ).standardizedFileURL
        }
    }
}

extension ValueFormat {
    /// One of several named values, in any letter case; camel case may be typed as words:
    /// `fell off`.
    package static func choice(
        _ values: [Value],
        named name: @Sendable (Value) -> String
    ) -> ValueFormat {
        let names = values.map(name)
        return ValueFormat(completion: .choices(names)) { text, _ throws(ValueProblem) in
            let typed = text.lowercased()
            let index =
                names.firstIndex(of: text)
                ?? names.firstIndex { $0.lowercased() == typed || $0.asWords == typed }
            guard let index else {
                throw ValueProblem(
                    text,
                    saying("is none of \(names.joined(separator: ", "))"),
                    hint: NearestName.find(text, among: names).map { saying("Did you mean \($0)?") }
                )
            }
            return values[index]
        }
    }

    /// A value of `format`, or the word `none` to remove the current value.
    package static func orNone<Wrapped>(
        _ format: ValueFormat<Wrapped>
    ) -> ValueFormat where Value == Replacement<Wrapped> {
        ValueFormat(completion: format.completion) { text, context throws(ValueProblem) in
            text == "none" ? .nothing : .value(try format.read(text, context))
        }
    }
}

extension ValueFormat where Value: LosslessStringConvertible {
    /// One of several values in their printed form, for example the numbers 7, 30 and 90.
    package static func choice(_ values: Value...) -> ValueFormat {
        choice(values) { $0.description }
    }
}

extension ValueFormat where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the cases of a type, by its raw value.
    package static func choice(of type: Value.Type) -> ValueFormat {
        choice(Array(Value.allCases)) { $0.rawValue }
    }
}

extension String {
    /// The words of a camel-case name in lower case.
    fileprivate var asWords: String {
        reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + $1.lowercased() }
    }
}
