/// The language of all sentences and labels: English, or a catalogue that replaces them.
///
/// A catalogue has a translation per ``Phrase/key``; Docs/Texts.md lists all keys. A missing
/// translation leaves the text in English.
///
/// ```swift
/// let german = Words([
///     "On track": "Im Plan",
///     "1 entry added|{1} entries added": "1 Eintrag hinzugefügt|{1} Einträge hinzugefügt",
/// ])
/// let texts = SiteTexts(words: german)  // for SiteRotationAssembly(storage:texts:)
/// ```
public struct Words: Sendable {
    /// A part of a translation: text, then the argument with this index, if any.
    package typealias Part = (text: String, argument: Int?)

    /// The suite's own words.
    public static let english = Words(nil)

    /// The look-up; `nil` for English, which needs none.
    private let translation: (@Sendable (_ key: String) -> String?)?
    private let form: @Sendable (_ count: Int) -> Int
    private var forms = Forms()

    /// Looks words up, for example in a string catalogue of the host.
    ///
    /// - Parameters:
    ///   - form: The position of the form for a count, from 0. By default there are two forms, and
    ///     the first is that for 1.
    ///   - translation: The translation of a key, with `{1}`, `{2}` … in place of its arguments in
    ///     any order, and its forms separated by `|`; `nil` if there is none.
    public init(
        form: @escaping @Sendable (_ count: Int) -> Int = { $0 == 1 ? 0 : 1 },
        _ translation: @escaping @Sendable (_ key: String) -> String?
    ) {
        (self.form, self.translation) = (form, translation)
    }

    private init(_ translation: (@Sendable (_ key: String) -> String?)?) {
        (self.translation, form) = (translation, { $0 == 1 ? 0 : 1 })
    }

    /// Words of a catalogue: translations by keys.
    public init(
        _ catalogue: [String: String],
        form: @escaping @Sendable (_ count: Int) -> Int = { $0 == 1 ? 0 : 1 }
    ) {
        self.init(form: form) { catalogue[$0] }
    }

    /// The form of counts and lists in a locale, such as `Locale.forms` of MomentumPresentation.
    public struct Forms: Sendable {
        package let count: @Sendable (_ count: Int) -> String
        package let list: @Sendable (_ texts: [String]) -> String

        /// By default counts have plain digits, and lists commas.
        public init(
            count: @escaping @Sendable (_ count: Int) -> String = { "\($0)" },
            list: @escaping @Sendable (_ texts: [String]) -> String = {
                $0.joined(separator: ", ")
            }
        ) {
            (self.count, self.list) = (count, list)
        }
    }

    /// The same words, with counts and lists in other forms.
    public func with(_ forms: Forms) -> Words {
        var words = self
        words.forms = forms
        return words
    }

    /// The texts as a list.
    public func list(_ texts: [String]) -> String { forms.list(texts) }

    /// The phrase in this language.
    ///
    /// - Complexity: O(*n*) in the length of the phrase.
    public func callAsFunction(_ phrase: Phrase) -> String {
        guard translation != nil, !phrase.isOfValues,
            let parts = parts(of: phrase.key, count: phrase.count)
        else {
            return phrase.english(said)
        }
        return parts.reduce(into: "") { text, part in
            text += part.text
            guard let index = part.argument, phrase.arguments.indices.contains(index) else {
                return
            }
            text += said(phrase.arguments[index])
        }
    }

    private func said(_ argument: Phrase.Argument) -> String {
        switch argument {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .count(let count): forms.count(count)
        case .phrase(let phrase): self(phrase)
        case .list(let phrases): forms.list(phrases.map(callAsFunction))
        }
    }

    /// The parts of the translation of a key; `nil` if there is none.
    package func parts(of key: String, count: Int?) -> [Part]? {
        guard let translation = translation?(key) else { return nil }
        guard let count else { return Self.parts(of: translation) }
        let forms = translation.split(separator: "|", omittingEmptySubsequences: false)
        return Self.parts(of: forms[min(max(form(count), 0), forms.count - 1)])
    }

    /// Splits a template at `{1}`, `{2}` …; other braces are text.
    private static func parts(of template: some StringProtocol) -> [Part] {
        var parts: [Part] = []
        var text = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            let digits = rest[rest.index(after: open)...].prefix { $0.isASCII && $0.isNumber }
            let close = digits.endIndex
            text += rest[..<open]
            if let number = Int(digits), number > 0, close < rest.endIndex, rest[close] == "}" {
                parts.append((text, number - 1))
                text = ""
                rest = rest[rest.index(after: close)...]
            } else {
                text += "{"
                rest = rest[rest.index(after: open)...]
            }
        }
        return parts + [(text + rest, nil)]
    }
}
