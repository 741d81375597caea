import Foundation

/// How a text on the command line becomes a value.
struct ValueFormat<Value: Sendable>: Sendable {
    let completion: CompletionHint
    let read: @Sendable (String, ValueContext) throws(ValueProblem) -> Value

    init(
        completion: CompletionHint = .nothing,
        read: @escaping @Sendable (String, ValueContext) throws(ValueProblem) -> Value
    ) {
        self.completion = completion
        self.read = read
    }
}

extension ValueFormat where Value == String {
    /// Any text, the empty one included.
    static var text: ValueFormat { ValueFormat { text, _ in text } }

    /// A name on one line: nothing in it is left out later, as control characters would be.
    static var name: ValueFormat {
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
    static var integer: ValueFormat { integer(in: Int.min...Int.max) }

    static func integer(in range: ClosedRange<Int>) -> ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let number = Int(text), range.contains(number) else {
                let example = min(max(range.lowerBound, 1), range.upperBound)
                throw ValueProblem(
                    text,
                    "is not a whole number\(Self.limits(of: range))",
                    hint: "Write it like \(example)."
                )
            }
            return number
        }
    }

    private static func limits(of range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (.min, .max): ""
        case (let lower, .max): " of at least \(lower)"
        case (.min, let upper): " of at most \(upper)"
        case (let lower, let upper): " from \(lower) to \(upper)"
        }
    }
}

extension ValueFormat where Value == Double {
    /// A number within limits, in decimal digits: `72`, `2.5`, `7.2e1`; a shell offers the usual
    /// ones.
    static func number(
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
                    "is not a number from \(name(range.lowerBound)) to \(name(range.upperBound))",
                    hint: "Write it like \(name(range.lowerBound))."
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
    static var identifier: ValueFormat {
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
