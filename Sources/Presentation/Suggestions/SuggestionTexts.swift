/// The texts of fields and lists of forms; English by default.
public struct SuggestionTexts: Sendable {
    /// The count that is announced when suggestions appear.
    public var count: @Sendable (Int) -> String
    /// The label of a row: the name, and its position among all.
    public var row: @Sendable (_ name: String, _ position: Int, _ count: Int) -> String
    public var noMatches: String
    /// The label of a field that searches every category of places.
    public var anyPlace: String
    /// The progress of a form: the number of its answers, and that of its fields.
    public var progress: @Sendable (_ answered: Int, _ fields: Int) -> String

    public init(
        count: @escaping @Sendable (Int) -> String = {
            $0 == 1 ? "1 suggestion" : "\($0) suggestions"
        },
        row: @escaping @Sendable (String, Int, Int) -> String = { "\($0), \($1) of \($2)" },
        noMatches: String = "No suggestions",
        anyPlace: String = "Place",
        progress: @escaping @Sendable (Int, Int) -> String = { "\($0) of \($1) answered" }
    ) {
        self.count = count
        self.row = row
        self.noMatches = noMatches
        self.anyPlace = anyPlace
        self.progress = progress
    }
}
