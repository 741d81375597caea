public import MomentumDomain
public import MomentumSuggestionsDomain

/// The system's own maps; `MapKitService` on Apple systems.
///
/// All rules are in ``MapPlaceRepository`` and ``MapGeocodingRepository``, so that every platform
/// tests them.
public protocol MapService: Sendable {
    /// The results, best first; throws ``MapFailure``, even if the search found nothing.
    func items(for request: MapRequest) async throws(MapFailure) -> [MapItem]

    /// The coordinate of an address; `nil` if the maps do not know it.
    func coordinate(ofAddress address: String) async throws(MapFailure) -> Coordinate?
}

/// One result of a system's maps.
public struct MapItem: Hashable, Sendable {
    /// The name; `nil` or empty for a result without one.
    public let name: String?
    public let coordinate: Coordinate
    /// The house number and street, in the order of the country.
    public let street: String?
    public let city: String?
    /// The state or another part of its country.
    public let region: String?
    /// The kind of place, if the maps know it.
    public let kind: MapKind?

    public init(
        name: String?,
        coordinate: Coordinate,
        street: String? = nil,
        city: String? = nil,
        region: String? = nil,
        kind: MapKind? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.street = street
        self.city = city
        self.region = region
        self.kind = kind
    }
}

/// The reason why a system's maps gave no answer.
public enum MapFailure: Error, Hashable, Sendable {
    /// No results, which is an answer and not a failure.
    case nothingFound
    /// Too many requests; the maps refuse more for a while.
    case throttled
    case cancelled
    /// Any other failure, with the system's description.
    case unavailable(FailureCause)

    /// The wait after a refusal; the maps name none, and count requests per minute.
    private static let rest = Duration.seconds(60)

    /// The error of a search; `nil` if it found nothing.
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
    /// The query and the category's phrase, in natural language.
    public let text: String
    public let region: SearchRegion
    /// The only kinds of places to search for; empty for all.
    public let kinds: [MapKind]

    init(_ query: PlaceQuery) {
        text = query.naturalLanguageText
        region = query.region
        kinds = query.category?.mapKinds ?? []
    }

    /// The query alone, for maps that filter by kind: a completer takes the beginning of a name.
    init(completing query: PlaceQuery) {
        kinds = query.category?.mapKinds ?? []
        text = kinds.isEmpty ? query.naturalLanguageText : query.text
        region = query.region
    }
}
