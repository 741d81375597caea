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
        /// A number that is no count, such as that of a line.
        case number(Int)
        case count(Int)
        case phrase(Phrase)
        case list([Phrase])
    }

    /// The English text around the arguments, one piece more than there are arguments.
    ///
    /// English is made of the pieces at once, without a search for the places of the arguments.
    private var pieces: [String]
    package private(set) var arguments: [Argument]
    /// The pieces of the form for 1, and the number that decides; `nil` without forms.
    private let plural: Plural?

    private struct Plural: Hashable, Sendable {
        let count: Int
        let one: [String]
    }

    private init(_ pieces: [String], _ arguments: [Argument], plural: Plural? = nil) {
        (self.pieces, self.arguments, self.plural) = (pieces, arguments, plural)
    }

    /// A sentence that depends on a count.
    ///
    /// - Parameters:
    ///   - count: The number that decides between the forms.
    ///   - one: The form for 1, without a count of its own. Its arguments are none or the first
    ///     ones of `several`.
    ///   - several: The form for all other numbers, without a count of its own. Its whole numbers
    ///     are counts.
    public init(_ count: Int, _ one: Phrase, _ several: Phrase) {
        assert(one.plural == nil && several.plural == nil, "\(several.key) has forms of its own")
        assert(several.arguments.starts(with: one.arguments), "\(several.key) has other values")
        let plural = Plural(count: count, one: one.pieces)
        self.init(several.pieces, several.arguments.map(\.asCount), plural: plural)
    }

    /// A text that is the same in every language, such as a name that people typed.
    public init(verbatim text: String) {
        self.init(["", ""], [.text(text)])
    }

    /// The phrase of a key that is known at run time only, such as a message of the system.
    package init(key: String) {
        self.init([key], [])
    }

    /// The number and its noun, such as `2 entries`; by default the plural adds an s.
    public static func counted(_ count: Int, _ one: String, _ several: String? = nil) -> Phrase {
        Phrase(
            ["", " \(several ?? "\(one)s")"],
            [.count(count)],
            plural: Plural(count: count, one: ["", " \(one)"])
        )
    }

    /// The phrases one after the other, with a space between them.
    public static func sentences(_ phrases: [Phrase]) -> Phrase {
        guard !phrases.isEmpty else { return "" }
        let between = Array(repeating: " ", count: phrases.count - 1)
        return Phrase([""] + between + [""], phrases.map(Argument.phrase))
    }

    /// The phrases as a list, in English with commas between them.
    public static func list(_ phrases: [Phrase]) -> Phrase {
        Phrase(["", ""], [.list(phrases)])
    }

    /// The English sentence, with `{1}`, `{2}` … in place of the arguments.
    ///
    /// A sentence with a count lists its forms: `1 entry added|{1} entries added`.
    public var key: String {
        let several = Self.template(pieces)
        return plural.map { "\(Self.template($0.one))|\(several)" } ?? several
    }

    private static func template(_ pieces: [String]) -> String {
        pieces.dropFirst().enumerated().reduce(into: pieces[0]) { template, piece in
            template += "{\(piece.offset + 1)}\(piece.element)"
        }
    }

    /// True if the phrase has no words of its own, which no language replaces.
    var isOfValues: Bool { plural == nil && pieces.allSatisfy(\.isEmpty) }

    /// The number that decides between the forms of the key; `nil` without forms.
    package var count: Int? { plural?.count }

    /// The sentence in English, with its values as `said` gives them.
    func english(_ said: (Argument) -> String) -> String {
        let pieces = plural.flatMap { $0.count == 1 ? $0.one : nil } ?? pieces
        var text = pieces[0]
        for (piece, argument) in zip(pieces.dropFirst(), arguments) {
            text += said(argument)
            text += piece
        }
        return text
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
        fileprivate var phrase = Phrase([""], [])

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            phrase.pieces[phrase.pieces.count - 1] += literal
        }

        /// Inserts a text that is the same in every language.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ text: some LosslessStringConvertible) {
            append(.text(String(text)))
        }

        /// Inserts a number that is no count, such as that of a line, with plain digits.
        public mutating func appendInterpolation(_ number: Int) {
            append(.number(number))
        }

        /// Inserts a count, with digits and groups as in the locale.
        public mutating func appendInterpolation(count: Int) {
            append(.count(count))
        }

        /// Inserts a phrase, which is said in the same language.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            append(.phrase(phrase))
        }

        private mutating func append(_ argument: Argument) {
            phrase.arguments.append(argument)
            phrase.pieces.append("")
        }
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.phrase
    }

    public init(stringLiteral value: String) {
        self.init([value], [])
    }
}

extension Phrase.Argument {
    fileprivate var asCount: Phrase.Argument {
        if case .number(let number) = self { .count(number) } else { self }
    }
}
