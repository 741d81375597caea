public import MomentumPlaceIndex
public import MomentumSuggestionsData

/// The sources of places and addresses; a source that is `nil` is not asked.
public struct SuggestionsSources: Sendable {
    /// An opened file made by `momentum places build`; it is asked first.
    public var index: PlaceIndex?
    /// A Photon server, asked when the index knows nothing.
    public var photon: GeocoderConfiguration?
    /// A Nominatim server, for the user's address only.
    public var nominatim: GeocoderConfiguration?
    /// The system's own maps, asked last for places and for the address; `MapKitService()` on Apple
    /// systems.
    public var maps: (any MapService)?
    /// The completer of the system's maps, asked for places instead of these; `MapKitCompleter` on
    /// Apple systems.
    public var completer: (any MapCompletionService)?
    /// The completer of addresses, for the field in which the user types where to search; without
    /// one that field takes plain text.
    public var addressCompleter: (any MapCompletionService)?

    public init(
        index: PlaceIndex? = nil,
        photon: GeocoderConfiguration? = nil,
        nominatim: GeocoderConfiguration? = nil,
        maps: (any MapService)? = nil,
        completer: (any MapCompletionService)? = nil,
        addressCompleter: (any MapCompletionService)? = nil
    ) {
        self.index = index
        self.photon = photon
        self.nominatim = nominatim
        self.maps = maps
        self.completer = completer
        self.addressCompleter = addressCompleter
    }

    /// The maps of the system, for places and for the address and its completion; nothing where it
    /// has none.
    public static var system: SuggestionsSources {
        SuggestionsSources(
            maps: SystemMaps.service,
            completer: SystemMaps.completer,
            addressCompleter: SystemMaps.addressCompleter
        )
    }
}
