import MomentumCommandLine

extension ValueFormat {
    /// A copy of the format whose values a shell completes from the data.
    func completed(from values: CompletedValues) -> ValueFormat {
        completed(by: .listed(values.rawValue))
    }
}

extension ValueFormat where Value == String {
    /// A link of the program; its scheme may be left out.
    static var link: ValueFormat {
        ValueFormat { text, _ in text.contains("://") ? text : "momentum://\(text)" }
            .completed(from: .links)
    }
}
