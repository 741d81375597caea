public import Foundation
public import MomentumDomain
import MomentumPresentation

/// The texts of fields and lists of forms, in the language of `Words`.
public struct SuggestionTexts: Sendable {
    package let words: Words
    private let distances: DistanceFormat
    private let hasLocale: Bool

    /// Creates the texts.
    ///
    /// Distances are in the units of `locale`: that of the container where it is `nil`, and of the
    /// United States without a container.
    public init(words: Words = .english, locale: Locale? = nil) {
        let shown = locale ?? Locale(identifier: "en_US")
        self.words = words.with(shown.forms)
        distances = DistanceFormat(locale: shown)
        hasLocale = locale != nil
    }

    /// The texts in the locale of a program, unless they have one.
    package func shown(in locale: Locale) -> SuggestionTexts {
        hasLocale ? self : SuggestionTexts(words: words, locale: locale)
    }

    /// The announced count when suggestions appear.
    public func count(_ count: Int) -> String { words(.counted(count, "suggestion")) }

    /// The label of a row: the name, and its position among all rows.
    public func row(_ name: String, _ position: Int, _ count: Int) -> String {
        words("\(name), \(position) of \(count)")
    }

    public var noMatches: String { words("No suggestions") }
    /// The sentence of a field that searches places if no source is configured.
    public var noSource: String { words("There are no places to search") }
    /// The label of a field that searches every category of places.
    public var anyPlace: String { words("Place") }
    /// The label of the field for the address near which places are searched.
    public var address: String { words("Your address") }

    /// The progress of a form: the number of answers, and the number of fields.
    public func progress(_ answered: Int, _ fields: Int) -> String {
        words("\(answered) of \(fields) answered")
    }

    /// The label of a numbered answer to a category; numbers start at 1.
    public func answer(_ label: String, _ number: Int) -> String {
        number > 1 ? words("\(label) \(number)") : label
    }

    /// The alias by which a place was found.
    public func alias(_ alias: String) -> String { words("also \(alias)") }

    /// A distance in metres.
    public func distance(_ metres: Double) -> String {
        words(distances.text(ofMetres: metres))
    }

    /// The search area near an address.
    public func near(_ address: String) -> String { words("Near \(address)") }

    /// The remark on rows of a source that lacks the field's category and searched every category.
    public var otherCategories: String { words("also of other categories") }
}
