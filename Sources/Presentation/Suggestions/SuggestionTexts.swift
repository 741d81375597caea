/// The texts of a field for people who cannot see its suggestions; English by default.
public struct SuggestionTexts: Sendable {
    /// The count that is announced when suggestions appear.
    public var count: @Sendable (Int) -> String
    /// The label of a row: the name, and its position among all.
    public var row: @Sendable (_ name: String, _ position: Int, _ count: Int) -> String
    public var noMatches: String

    public init(
        count: @escaping @Sendable (Int) -> String = {
            $0 == 1 ? "1 suggestion" : "\($0) suggestions"
        },
        row: @escaping @Sendable (String, Int, Int) -> String = { "\($0), \($1) of \($2)" },
        noMatches: String = "No suggestions"
    ) {
        self.count = count
        self.row = row
        self.noMatches = noMatches
    }
}
