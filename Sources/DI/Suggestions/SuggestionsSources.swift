public import MomentumPlaceIndex
public import MomentumSuggestionsData

/// The sources of places and addresses; a `nil` source is skipped.
public struct SuggestionsSources: Sendable {
    /// An open file created by `momentum places build`; searched first.
    public var index: PlaceIndex?
    /// A Photon server, asked when the index knows nothing.
    public var photon: GeocoderConfiguration?
    /// The parameter for categories of the Photon server, which depends on its version.
    public var photonFilter: PhotonPlaceRepository.Filter
    /// A Nominatim server, for the user's address only.
    public var nominatim: GeocoderConfiguration?
    /// The two-letter code of the country in which the Nominatim server looks up addresses; `nil`
    /// for all.
    public var countryCode: String?
    /// The system's maps, searched last for places and for the address; `MapKitService()` on Apple
    /// systems.
    public var maps: (any MapService)?
    /// The completer of the system's maps, which replaces them for places; `MapKitCompleter` on
    /// Apple systems.
    public var completer: (any MapCompletionService)?
    /// The completer of addresses, for the field of the search address; without one the field takes
    /// plain text.
    public var addressCompleter: (any MapCompletionService)?

    public init(
        index: PlaceIndex? = nil,
        photon: GeocoderConfiguration? = nil,
        photonFilter: PhotonPlaceRepository.Filter = .include,
        nominatim: GeocoderConfiguration? = nil,
        countryCode: String? = nil,
        maps: (any MapService)? = nil,
        completer: (any MapCompletionService)? = nil,
        addressCompleter: (any MapCompletionService)? = nil
    ) {
        self.index = index
        self.photon = photon
        self.photonFilter = photonFilter
        self.nominatim = nominatim
        self.countryCode = countryCode
        self.maps = maps
        self.completer = completer
        self.addressCompleter = addressCompleter
    }

    /// The system's maps for places, addresses and completion; no source on systems without maps.
    public static var system: SuggestionsSources {
        SuggestionsSources(
            maps: SystemMaps.service,
            completer: SystemMaps.completer,
            addressCompleter: SystemMaps.addressCompleter
        )
    }
}
