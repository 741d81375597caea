public import MomentumDomain
public import MomentumSuggestionsDomain

/// A system's own maps: what ``MapPlaceRepository`` and ``MapGeocodingRepository`` ask. On Apple
/// systems it is `MapKitService`. All rules are in the repositories, which are the same, and
/// tested, on every platform.
public protocol MapService: Sendable {
    /// What the maps find, best first.
    ///
    /// - Throws: ``MapFailure``, also for a search that found nothing.
    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem]

    /// Where an address is, `nil` when nobody knows it.
    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate?
}

/// Something that a system's maps have found.
public struct MapItem: Hashable, Sendable {
    /// `nil` or empty for what has no name.
    public let name: String?
    public let coordinate: Coordinate
    public let city: String?

    public init(name: String?, coordinate: Coordinate, city: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.city = city
    }
}

/// Why a system's maps gave no answer.
public enum MapFailure: Error, Hashable, Sendable {
    /// There is nothing: an answer rather than a failure.
    case nothingFound
    /// Too many requests for a while.
    case throttled
    case cancelled
    /// Anything else, with what the system says.
    case unavailable(FailureCause)

    /// How long the system's maps want no requests; they do not say, and count by the minute.
    private static let rest = Duration.seconds(60)

    /// What it means for a search; `nil` for one that found nothing.
    var suggestionError: SuggestionError? {
        switch self {
        case .nothingFound: nil
        case .throttled: .throttled(retryAfter: Self.rest)
        case .cancelled: .cancelled
        case .unavailable(let cause): .repository(.unavailable(cause))
        }
    }
}

/// What a system's maps are asked.
public struct MapRequest: Hashable, Sendable {
    /// A kind of place that the maps can filter by.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case bank, pharmacy, fitnessCenter, spa, golf
    }

    /// The query and the category's phrase, in natural language.
    public let text: String
    /// Where to look first.
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
