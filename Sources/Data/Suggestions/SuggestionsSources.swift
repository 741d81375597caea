public import Foundation
public import MomentumDomain
public import MomentumSuggestionsDomain

/// The sources of places and addresses.
///
/// The modules of the place index, of the geocoders and of the maps add theirs, so that a program
/// compiles and links only those that it uses.
public struct SuggestionsSources: Sendable {
    /// The sources of places, in the order in which they are asked.
    ///
    /// A later one fills the rows that those before it leave free, or finds the near places that
    /// they lack.
    public var places: [PlaceSearch]
    /// The geocoders of the user's address, in the order in which they are asked.
    public var addresses: [Geocoder]
    /// The search that completes addresses, for the field of the search address; without one the
    /// field takes plain text.
    public var addressCompleter: PlaceSearch?
    /// Opens the file of a screen that searches one file; without it the screen is unavailable.
    public var files: FileSearch?

    public init(
        places: [PlaceSearch] = [],
        addresses: [Geocoder] = [],
        addressCompleter: PlaceSearch? = nil,
        files: FileSearch? = nil
    ) {
        self.places = places
        self.addresses = addresses
        self.addressCompleter = addressCompleter
        self.files = files
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

        public init(
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

    /// A search for places, created once with the services of the program.
    public struct PlaceSearch: Sendable {
        package let make: @Sendable (Context) -> any PlaceRepository

        /// A search of the program's own.
        ///
        /// To have no other, replace `PlaceRepository` in the container instead.
        public init(_ make: @escaping @Sendable (Context) -> any PlaceRepository) {
            self.make = make
        }
    }

    /// A geocoder of addresses, created once with the services of the program.
    public struct Geocoder: Sendable {
        package let make: @Sendable (Context) -> any GeocodingRepository

        /// A geocoder of the program's own.
        ///
        /// To have no other, replace `GeocodingRepository` in the container instead.
        public init(_ make: @escaping @Sendable (Context) -> any GeocodingRepository) {
            self.make = make
        }
    }

    /// Opens files of places, each as long as its screen is shown.
    public struct FileSearch: Sendable {
        package let open:
            @Sendable (_ file: URL, Context) throws(SuggestionError) -> any PlaceRepository

        /// Files of the program's own; `open` throws the reason why a file cannot be searched.
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
