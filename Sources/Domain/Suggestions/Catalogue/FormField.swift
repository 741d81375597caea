/// A field of a detail form: a category, its question, and the source of its names.
public struct FormField: Hashable, Sendable, Identifiable {
    /// The source of names.
    public enum Source: Hashable, Sendable {
        case list(NameList)
        case places(PlaceCategory)
        /// The names of a list, followed by places of a category.
        case listThenPlaces(NameList, PlaceCategory)
    }

    /// The name of the answer in storage, which is never translated.
    public let key: String
    /// The category's name, which is the label of the field.
    public let label: String
    /// The question of the field, as a sentence; may be empty.
    public let question: String
    /// The text of the empty field.
    public let placeholder: String
    public let source: Source
    /// The maximum number of answers; from 2 on, a form asks for them one after the other.
    public let maximumAnswers: Int

    public var id: String { key }

    public init(
        key: String,
        label: String,
        question: String = "",
        placeholder: String = "",
        source: Source,
        maximumAnswers: Int = 1
    ) {
        self.key = key
        self.label = label
        self.question = question
        self.placeholder = placeholder
        self.source = source
        self.maximumAnswers = max(maximumAnswers, 1)
    }

    /// A field that searches places of a category; its key is the category's index word by default.
    public init(
        _ category: PlaceCategory,
        key: String? = nil,
        question: String = "",
        placeholder: String = "",
        maximumAnswers: Int = 1
    ) {
        self.init(
            key: key ?? category.indexWord,
            label: category.name,
            question: question,
            placeholder: placeholder,
            source: .places(category),
            maximumAnswers: maximumAnswers
        )
    }

    /// The source of suggestions; lists match any word.
    public var suggestionSource: SuggestionSource {
        switch source {
        case .list(let names): .local(names, matching: .extended)
        case .places(let category): .placeSearch(category)
        case .listThenPlaces(let names, let category): .listThenPlaces(names, category)
        }
    }

    /// The category of its places, `nil` for a list.
    public var placeCategory: PlaceCategory? {
        switch source {
        case .list: nil
        case .places(let category), .listThenPlaces(_, let category): category
        }
    }

    /// True for its key and its label, ignoring case.
    package func isNamed(_ name: String) -> Bool {
        [key, label].contains { $0.lowercased() == name.lowercased() }
    }
}
