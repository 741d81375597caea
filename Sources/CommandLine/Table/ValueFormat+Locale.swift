import Foundation

extension ValueFormat where Value == Locale {
    /// A locale such as `de_DE.UTF-8`, as in the system's variables, or `de-DE`.
    static var locale: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let locale = Locale(named: text) else {
                throw ValueProblem(text, "is not a locale", hint: "Write it like de_DE or en_GB.")
            }
            return locale
        }
    }
}
