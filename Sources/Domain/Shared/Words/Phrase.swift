/// A sentence or label in English with its arguments, which ``Words`` say in another language.
///
/// ```swift
/// let phrase: Phrase = "Worn at \(place) since \(time)."
/// phrase.key      // "Worn at {1} since {2}."
/// phrase.english  // "Worn at Left Arm since 8:00."
/// ```
public struct Phrase: Hashable, Sendable {
    /// A value in a phrase.
    package enum Argument: Hashable, Sendable {
        case text(String)
        case phrase(Phrase)
    }

    /// The English sentence, with `{1}`, `{2}` … in place of the arguments.
    ///
    /// A sentence with a count lists its forms: `{1} day ago|{1} days ago`.
    public private(set) var key: String
    package private(set) var arguments: [Argument]
    /// The number that decides between the forms of the key; `nil` without forms.
    package let count: Int?

    private init(key: String, arguments: [Argument], count: Int? = nil) {
        (self.key, self.arguments, self.count) = (key, arguments, count)
    }

    /// A sentence that depends on a count.
    ///
    /// - Parameters:
    ///   - count: The number that decides between the forms.
    ///   - one: The form for 1. Its arguments are none or the first ones of `several`.
    ///   - several: The form for all other numbers.
    public init(_ count: Int, _ one: Phrase, _ several: Phrase) {
        assert(several.arguments.starts(with: one.arguments), "\(several.key) has other values")
        self.init(key: "\(one.key)|\(several.key)", arguments: several.arguments, count: count)
    }

    /// A text that is the same in every language, such as a name that people typed.
    public init(verbatim text: String) {
        self.init(key: "{1}", arguments: [.text(text)])
    }

    /// The number and its noun, such as `2 entries`; by default the plural adds an s.
    public static func counted(_ count: Int, _ one: String, _ several: String? = nil) -> Phrase {
        Phrase(
            key: "{1} \(one)|{1} \(several ?? "\(one)s")",
            arguments: [.text("\(count)")],
            count: count
        )
    }

    /// The phrases one after the other, with a space between them.
    public static func sentences(_ phrases: [Phrase]) -> Phrase {
        joined(phrases, separator: " ")
    }

    /// The phrases with commas between them.
    public static func list(_ phrases: [Phrase]) -> Phrase {
        joined(phrases, separator: ", ")
    }

    private static func joined(_ phrases: [Phrase], separator: String) -> Phrase {
        Phrase(
            key: phrases.indices.map { "{\($0 + 1)}" }.joined(separator: separator),
            arguments: phrases.map(Argument.phrase)
        )
    }

    /// The sentence in English.
    public var english: String { Words.english(self) }

    /// True if the phrase has no text but white space.
    package var isBlank: Bool { english.allSatisfy(\.isWhitespace) }
}

extension Phrase: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { english }
}

extension Phrase: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = Phrase(key: "", arguments: [])

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            phrase.key += literal
        }

        /// Inserts a text that is the same in every language.
        public mutating func appendInterpolation(_ text: some LosslessStringConvertible) {
            append(.text(String(text)))
        }

        /// Inserts a phrase, which is said in the same language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            append(.phrase(phrase))
        }

        private mutating func append(_ argument: Argument) {
            phrase.arguments.append(argument)
            phrase.key += "{\(phrase.arguments.count)}"
        }
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.phrase
    }

    public init(stringLiteral value: String) {
        self.init(key: value, arguments: [])
    }
}
