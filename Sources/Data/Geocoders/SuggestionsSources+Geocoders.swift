public import MomentumNetwork
public import MomentumSuggestionsData
import MomentumSuggestionsDomain

extension SuggestionsSources.PlaceSearch {
    /// A Photon server, asked through a `transport`.
    ///
    /// `filter` is its parameter for categories, which depends on its version.
    public static func photon(
        _ configuration: GeocoderConfiguration,
        filter: PhotonPlaceRepository.Filter = .include,
        transport: any HTTPTransport = URLSessionTransport()
    ) -> Self {
        Self {
            PhotonPlaceRepository(
                transport: transport,
                configuration: configuration,
                filter: filter,
                categories: $0.catalogue.placeCategories,
                dates: $0.dates,
                clock: $0.clock
            )
        }
    }
}

extension SuggestionsSources.Geocoder {
    /// A Nominatim server, asked through a `transport`.
    ///
    /// It looks up addresses in the country with the two-letter code; `nil` for all countries.
    public static func nominatim(
        _ configuration: GeocoderConfiguration,
        countryCode: String? = nil,
        transport: any HTTPTransport = URLSessionTransport()
    ) -> Self {
        Self {
            NominatimGeocodingRepository(
                transport: transport,
                configuration: configuration,
                countryCode: countryCode,
                dates: $0.dates,
                clock: $0.clock
            )
        }
    }
}
