/// The choices of a host program.
public struct SuggestionConfiguration: Hashable, Sendable {
    /// The matching of names in a curated list.
    public enum ListMatching: Hashable, Sendable {
        /// A name matches if it begins with the text, ignoring case.
        case beginning
        /// Any word of the name, words in any order, and corrections of typing errors.
        case extended
    }

    public var listMatching: ListMatching
    /// The maximum number of suggestions.
    public var limit: Int
    /// The height and the width of the region around the user's address, in degrees.
    public var spanDegrees: Double
    /// The region to search while the user's position is unknown.
    public var fallbackRegion: SearchRegion
    /// True to show each branch of a chain as a row; false to show one row per name.
    public var listsBranches: Bool

    public init(
        listMatching: ListMatching = .beginning,
        limit: Int = 5,
        spanDegrees: Double = 0.5,
        fallbackRegion: SearchRegion = .unitedStates,
        listsBranches: Bool = false
    ) {
        self.listMatching = listMatching
        self.limit = limit
        self.spanDegrees = spanDegrees
        self.fallbackRegion = fallbackRegion
        self.listsBranches = listsBranches
    }
}
