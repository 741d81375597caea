public import MomentumSuggestionsData
import MomentumSuggestionsDomain

extension SuggestionsSources {
    /// The system's maps for places, addresses and completion; no source on systems without maps.
    public static var system: SuggestionsSources {
        let places =
            SystemMaps.completer.map(PlaceSearch.completer)
            ?? SystemMaps.service.map(PlaceSearch.maps)
        return SuggestionsSources(
            places: [places].compactMap(\.self),
            addresses: [SystemMaps.service.map(Geocoder.maps)].compactMap(\.self),
            addressCompleter: SystemMaps.addressCompleter.map(PlaceSearch.completer)
        )
    }
}

extension SuggestionsSources.PlaceSearch {
    /// The system's maps; `MapKitService()` on Apple systems.
    public static func maps(_ maps: any MapService) -> Self {
        Self {
            MapPlaceRepository(
                maps: maps,
                budget: $0.budget,
                categories: $0.catalogue.placeCategories
            )
        }
    }

    /// The completer of the system's maps, in place of ``maps(_:)``; `MapKitCompleter` on Apple
    /// systems.
    public static func completer(_ completer: any MapCompletionService) -> Self {
        Self {
            MapCompletionRepository(
                completer: completer,
                budget: $0.budget,
                categories: $0.catalogue.placeCategories
            )
        }
    }
}

extension SuggestionsSources.Geocoder {
    /// The system's maps; `MapKitService()` on Apple systems.
    public static func maps(_ maps: any MapService) -> Self {
        Self { MapGeocodingRepository(maps: maps, budget: $0.budget) }
    }
}
