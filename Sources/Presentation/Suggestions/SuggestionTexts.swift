public import Foundation

/// The texts of fields and lists of forms; English by default.
public struct SuggestionTexts: Sendable {
    /// The announced count when suggestions appear.
    public var count: @Sendable (Int) -> String
    /// The label of a row: the name, and its position among all rows.
    public var row: @Sendable (_ name: String, _ position: Int, _ count: Int) -> String
    public var noMatches: String
    /// The sentence of a field that searches places if no source is configured.
    public var noSource: String
    /// The label of a field that searches every category of places.
    public var anyPlace: String
    /// The label of the field for the address near which places are searched.
    public var address: String
    /// The progress of a form: the number of answers, and the number of fields.
    public var progress: @Sendable (_ answered: Int, _ fields: Int) -> String
    /// The label of a numbered answer to a category; numbers start at 1.
    public var answer: @Sendable (_ label: String, _ number: Int) -> String
    /// The alias by which a place was found.
    public var alias: @Sendable (_ alias: String) -> String
    /// A distance in metres.
    public var distance: @Sendable (_ metres: Double) -> String
    /// The search area near an address.
    public var near: @Sendable (_ address: String) -> String
    /// The remark on rows of a source that lacks the field's category and searched every category.
    public var otherCategories: String

    public init(
        count: @escaping @Sendable (Int) -> String = {
            $0 == 1 ? "1 suggestion" : "\($0) suggestions"
        },
        row: @escaping @Sendable (String, Int, Int) -> String = { "\($0), \($1) of \($2)" },
        noMatches: String = "No suggestions",
        noSource: String = "There are no places to search",
        anyPlace: String = "Place",
        address: String = "Your address",
        progress: @escaping @Sendable (Int, Int) -> String = { "\($0) of \($1) answered" },
        answer: @escaping @Sendable (String, Int) -> String = { $1 > 1 ? "\($0) \($1)" : $0 },
        alias: @escaping @Sendable (String) -> String = { "also \($0)" },
        distance: (@Sendable (Double) -> String)? = nil,
        near: @escaping @Sendable (String) -> String = { "Near \($0)" },
        otherCategories: String = "also of other categories",
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.count = count
        self.row = row
        self.noMatches = noMatches
        self.noSource = noSource
        self.anyPlace = anyPlace
        self.address = address
        self.progress = progress
        self.answer = answer
        self.alias = alias
        let format = DistanceFormat(locale: locale)
        self.distance = distance ?? { format.text(ofMetres: $0) }
        self.near = near
        self.otherCategories = otherCategories
    }
}
