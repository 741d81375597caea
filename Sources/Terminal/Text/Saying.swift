/// A sentence as a `String` in the language of the running task, with its values as they are.
///
/// ``TerminalText`` escapes the values. This is for messages that a document may also contain.
///
/// ```swift
/// let message = saying("“\(path)” cannot be read.")
/// ```
package struct Saying: ExpressibleByStringInterpolation {
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var english = ""
        fileprivate var key = ""
        fileprivate var values: [String] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            english += literal
            key += literal
        }

        package mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
            append(String(value))
        }

        /// Inserts words that are translated already, such as a count with its noun.
        package mutating func appendInterpolation(_ words: TerminalText) {
            append(words.plain)
        }

        private mutating func append(_ value: String) {
            english += value
            values.append(value)
            key += "{\(values.count)}"
        }
    }

    fileprivate let words: String

    package init(stringLiteral value: String) {
        words = Self.words(value, values: []) ?? value
    }

    package init(stringInterpolation: StringInterpolation) {
        words =
            Self.words(stringInterpolation.key, values: stringInterpolation.values)
            ?? stringInterpolation.english
    }

    /// Words of another place in the program, in the language of the task.
    fileprivate init(translating words: String) {
        self.init(stringLiteral: words)
    }

    private static func words(_ key: String, values: [String]) -> String? {
        TerminalLanguage.current.translation?(key, nil)?.reduce(into: "") { text, part in
            text += part.text
            if let index = part.argument, values.indices.contains(index) { text += values[index] }
        }
    }
}

/// The sentence in the language of the running task.
package func saying(_ sentence: Saying) -> String { sentence.words }

/// Words that stand elsewhere in English, in the language of the running task.
package func translated(_ words: String) -> String { Saying(translating: words).words }

/// Words of the program where a `String` is wanted, in the language of the running task.
///
/// The values are escaped, as in a text; ``saying(_:)`` leaves them as they are.
package func said(_ text: TerminalText) -> String { text.plain }
