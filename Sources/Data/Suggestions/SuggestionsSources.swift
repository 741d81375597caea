public import Foundation
public import MomentumDomain
public import MomentumSuggestionsDomain

/// The sources of places and addresses.
///
/// Maps are part of this module. The modules of the place index and of the geocoders add theirs,
/// so that a program compiles and links only those that it uses.
public struct SuggestionsSources: Sendable {
    /// The sources of places, in the order in which they are asked.
    ///
    /// A later one fills the rows that those before it leave free, or finds the near places that
    /// they lack.
    public var places: [Places]
    /// The geocoders of the user's address, in the order in which they are asked.
    public var addresses: [Addresses]
    /// The completer of addresses, for the field of the search address; without one the field takes
    /// plain text.
    public var addressCompleter: (any MapCompletionService)?
    /// Opens the file of a screen that searches one file; without it the screen says that there are
    /// no places.
    public var files: Files?

    public init(
        places: [Places] = [],
        addresses: [Addresses] = [],
        addressCompleter: (any MapCompletionService)? = nil,
        files: Files? = nil
    ) {
        self.places = places
        self.addresses = addresses
        self.addressCompleter = addressCompleter
        self.files = files
    }

    /// The system's maps for places, addresses and completion; no source on systems without maps.
    public static var system: SuggestionsSources {
        let places =
            SystemMaps.completer.map(Places.completer) ?? SystemMaps.service.map(Places.maps)
        return SuggestionsSources(
            places: [places].compactMap(\.self),
            addresses: [SystemMaps.service.map(Addresses.maps)].compactMap(\.self),
            addressCompleter: SystemMaps.addressCompleter
        )
    }
}

extension SuggestionsSources {
    /// The services of a program that its sources share.
    public struct Context: Sendable {
        /// The categories of places, and the words for them.
        public let catalogue: FormCatalogue
        public let dates: any WallClock
        public let clock: any Clock<Duration>
        /// The requests to the system's maps, which counts those for places and addresses together.
        public let budget: RequestBudget

        package init(
            catalogue: FormCatalogue,
            dates: any WallClock,
            clock: any Clock<Duration>,
            budget: RequestBudget
        ) {
            self.catalogue = catalogue
            self.dates = dates
            self.clock = clock
            self.budget = budget
        }
    }

    /// A source of places, created with the services of the program.
    public struct Places: Sendable {
        package let make: @Sendable (Context) -> any PlaceRepository

        /// A source of a program's own.
        public init(_ make: @escaping @Sendable (Context) -> any PlaceRepository) {
            self.make = make
        }

        /// The system's maps; `MapKitService()` on Apple systems.
        public static func maps(_ maps: any MapService) -> Places {
            Places {
                MapPlaceRepository(
                    maps: maps,
                    budget: $0.budget,
                    categories: $0.catalogue.placeCategories
                )
            }
        }

        /// The completer of the system's maps, in place of ``maps(_:)``; `MapKitCompleter` on Apple
        /// systems.
        public static func completer(_ completer: any MapCompletionService) -> Places {
            Places {
                MapCompletionRepository(
                    completer: completer,
                    budget: $0.budget,
                    categories: $0.catalogue.placeCategories
                )
            }
        }
    }

    /// A geocoder of addresses, created with the services of the program.
    public struct Addresses: Sendable {
        package let make: @Sendable (Context) -> any GeocodingRepository

        /// A geocoder of a program's own.
        public init(_ make: @escaping @Sendable (Context) -> any GeocodingRepository) {
            self.make = make
        }

        /// The system's maps; `MapKitService()` on Apple systems.
        public static func maps(_ maps: any MapService) -> Addresses {
            Addresses { MapGeocodingRepository(maps: maps, budget: $0.budget) }
        }
    }

    /// Opens files of places, each as long as its screen is shown.
    public struct Files: Sendable {
        package let open:
            @Sendable (_ file: URL, Context) throws(SuggestionError) -> any PlaceRepository

        /// Files of a program's own; `open` throws the reason why a file cannot be searched.
        public init(
            _ open:
                @escaping @Sendable (
                    _ file: URL, Context
                ) throws(SuggestionError) -> any PlaceRepository
        ) {
            self.open = open
        }
    }
}
