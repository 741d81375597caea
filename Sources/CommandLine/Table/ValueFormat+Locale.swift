import Foundation

extension ValueFormat where Value == Locale {
    /// A locale as the system's variables name it, such as `de_DE.UTF-8`, or as `de-DE`.
    static var locale: ValueFormat {
        ValueFormat { text, _ throws(ValueProblem) in
            guard let locale = Locale(named: text) else {
                throw ValueProblem(text, "is not a locale", hint: "Write it like de_DE or en_GB.")
            }
            return locale
        }
    }
}
