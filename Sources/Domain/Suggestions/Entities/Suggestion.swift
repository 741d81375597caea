/// A name that is offered for the text of a field.
public struct Suggestion: Hashable, Sendable, Identifiable {
    public var id: String { name }

    public let name: String
    /// The parts of the name that matched, counted in characters, in order.
    public let matchedRanges: [Range<Int>]
    /// The index word of its category, where the source tells.
    public let category: String?
    public let city: String?
    /// How far it is from the user, where that is known.
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
