public import MomentumDomain

/// What a system's maps are asked.
public struct MapRequest: Hashable, Sendable {
    /// A kind of place that the maps can filter by.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case bank, pharmacy, fitnessCenter, spa, golf
    }

    /// The query and the category's phrase, in natural language (SG-5).
    public let text: String
    /// Where to look first (SG-6).
    public let region: SearchRegion
    /// The only kind of places to look for, `nil` for all: the maps know no kind for doctors.
    public let kind: Kind?

    init(_ query: PlaceQuery) {
        text = query.naturalLanguageText
        region = query.region
        kind = query.category.flatMap { Self.kind(ofIndexWord: $0.indexWord) }
    }

    /// What the maps call a category; for yoga and cycling the phrase narrows the kind down.
    private static func kind(ofIndexWord word: String) -> Kind? {
        switch word {
        case "bank": .bank
        case "pharmacy": .pharmacy
        case "gym", "yoga", "cycling": .fitnessCenter
        case "spa": .spa
        case "golf": .golf
        default: nil
        }
    }
}
