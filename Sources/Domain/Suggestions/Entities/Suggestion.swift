/// A name that is offered for the text of a field.
public struct Suggestion: Hashable, Sendable, Identifiable {
    public var id: String { name }

    public let name: String
    /// The matched parts of the name, counted in characters, in order.
    public let matchedRanges: [Range<Int>]
    /// The index word of its category, if the source knows it.
    public let category: String?
    public let city: String?
    /// The distance from the user, if known.
    public let distanceMetres: Double?

    public init(
        name: String,
        matchedRanges: [Range<Int>] = [],
        category: String? = nil,
        city: String? = nil,
        distanceMetres: Double? = nil
    ) {
        self.name = name
        self.matchedRanges = matchedRanges
        self.category = category
        self.city = city
        self.distanceMetres = distanceMetres
    }
}
