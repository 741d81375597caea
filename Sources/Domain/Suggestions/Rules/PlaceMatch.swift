/// The match of a place in a stage of a search.
package struct PlaceMatch: Hashable, Sendable {
    package let bonus: Double
    package let match: FoundPlace.Match
    /// The position of the alias that matched; `nil` if a form of the name matched as well or
    /// better.
    package let alias: Int?

    /// The number of corrections.
    package var edits: Int { if case .corrected(let edits) = match { edits } else { 0 } }
}
