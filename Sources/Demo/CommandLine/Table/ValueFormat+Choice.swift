extension ValueFormat {
    /// One of a few values, by its name; small letters and capital ones are the same.
    static func choice(
        _ values: [Value],
        named name: @Sendable (Value) -> String
    ) -> ValueFormat {
        let names = values.map(name)
        return ValueFormat(completion: .choices(names)) { text, _ throws(ValueProblem) in
            let index =
                names.firstIndex(of: text)
                ?? names.firstIndex { $0.lowercased() == text.lowercased() }
            guard let index else {
                throw ValueProblem(
                    text,
                    "is none of \(names.joined(separator: ", "))",
                    hint: NearestName.find(text, among: names).map { "Did you mean \($0)?" }
                )
            }
            return values[index]
        }
    }

    /// What `format` reads, or the word `none` to take away what there was.
    static func orNone<Wrapped>(
        _ format: ValueFormat<Wrapped>
    ) -> ValueFormat where Value == Replacement<Wrapped> {
        ValueFormat(completion: format.completion) { text, context throws(ValueProblem) in
            text == "none" ? .nothing : .value(try format.read(text, context))
        }
    }
}

extension ValueFormat where Value: LosslessStringConvertible {
    /// One of a few values as they print, for example the numbers 7, 30 and 90.
    static func choice(_ values: Value...) -> ValueFormat {
        choice(values) { $0.description }
    }
}

extension ValueFormat where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the cases of a type, by its raw value.
    static func choice(of type: Value.Type) -> ValueFormat {
        choice(Array(Value.allCases)) { $0.rawValue }
    }
}
