public import MomentumDomain
public import MomentumSuggestionsDomain

/// The system's own maps; `MapKitService` on Apple systems.
///
/// All rules are in ``MapPlaceRepository`` and ``MapGeocodingRepository``, so that every platform
/// tests the same ones.
public protocol MapService: Sendable {
    /// The results, best first; throws ``MapFailure``, also for a search that found nothing.
    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem]

    /// The coordinate of an address, `nil` when the maps do not know it.
    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate?
}

/// One result of a system's maps.
public struct MapItem: Hashable, Sendable {
    /// `nil` or empty for a result without a name.
    public let name: String?
    public let coordinate: Coordinate
    public let city: String?

    public init(name: String?, coordinate: Coordinate, city: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.city = city
    }
}

/// The reason why a system's maps gave no answer.
public enum MapFailure: Error, Hashable, Sendable {
    /// No results, which is an answer rather than a failure.
    case nothingFound
    /// Too many requests; the maps refuse more for a while.
    case throttled
    case cancelled
    /// Any other failure, with the system's description.
    case unavailable(FailureCause)

    /// The wait after a refusal; the maps name none, and count by the minute.
    private static let rest = Duration.seconds(60)

    /// The error of a search; `nil` for one that found nothing.
    var suggestionError: SuggestionError? {
        switch self {
        case .nothingFound: nil
        case .throttled: .throttled(retryAfter: Self.rest)
        case .cancelled: .cancelled
        case .unavailable(let cause): .repository(.unavailable(cause))
        }
    }
}

/// A request to a system's maps.
public struct MapRequest: Hashable, Sendable {
    /// A kind of place that the maps can filter by.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case bank, pharmacy, fitnessCenter, spa, golf
    }

    /// The query and the category's phrase, in natural language.
    public let text: String
    public let region: SearchRegion
    /// The only kind of places to look for, `nil` for all; the maps have no kind for doctors.
    public let kind: Kind?

    init(_ query: PlaceQuery) {
        text = query.naturalLanguageText
        region = query.region
        kind = query.category.flatMap { Self.kind(ofIndexWord: $0.indexWord) }
    }

    /// The maps' kind of a category; for yoga and cycling the phrase narrows the kind down.
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
