import Foundation
public import MomentumContainer
import MomentumDomain
public import MomentumNetwork
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsData
public import MomentumSuggestionsDomain
public import MomentumSuggestionsPresentation

/// Wires suggestions and detail forms.
public struct SuggestionsAssembly: Assembly {
    private let storage: SuggestionsStorage
    private let sources: SuggestionsSources
    private let catalogue: FormCatalogue
    private let configuration: SuggestionConfiguration
    private let transport: any HTTPTransport
    private let texts: SuggestionTexts

    /// `storage` keeps the answers.
    ///
    /// `sources` find places and addresses; there are none by default. `catalogue` has the forms of
    /// the program.
    ///
    /// The `texts` of the screens are by default English.
    public init(
        storage: SuggestionsStorage,
        sources: SuggestionsSources = SuggestionsSources(),
        catalogue: FormCatalogue = .standard,
        configuration: SuggestionConfiguration = SuggestionConfiguration(),
        transport: any HTTPTransport = URLSessionTransport(),
        texts: SuggestionTexts = SuggestionTexts()
    ) {
        self.storage = storage
        self.sources = sources
        self.catalogue = catalogue
        self.configuration = configuration
        self.transport = transport
        self.texts = texts
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton(FormCatalogue.self) { [catalogue] in catalogue }
        container.singleton(SuggestionConfiguration.self) { [configuration] in configuration }
        container.singleton(SuggestionTexts.self) { [texts] in texts }
        registerPlaces(in: &container)
        registerGeocoding(in: &container)
        registerAnswers(in: &container)
        container.singleton(AddressLocations.self, AddressLocations.init(geocoder:))
        container.singleton(CurrentAddress.self) { CurrentAddress() }
        // All fields share one, because it remembers the latest answers.
        container.singleton(
            (any SuggestUseCaseProtocol).self,
            SuggestUseCase.init(places:locations:address:configuration:)
        )
        container.singleton((any PrimeLocationUseCaseProtocol).self) {
            (
                address: CurrentAddress,
                locations: AddressLocations,
                answers: any DetailAnswersRepository
            ) in
            let prime = PrimeLocationUseCase(
                address: address,
                locations: locations,
                answers: answers
            )
            prime.followAddress()
            return prime
        }
        container.mainActorSingleton(Feed<DetailAnswers>.self) {
            [texts] (answers: any DetailAnswersRepository) in
            Feed(answers, words: texts.words)
        }
        container.transient(
            (any ReadDetailsUseCaseProtocol).self,
            ReadDetailsUseCase.init(repository:)
        )
        container.transient(
            (any SaveDetailsUseCaseProtocol).self,
            SaveDetailsUseCase.init(repository:catalogue:current:)
        )
        container.transient(
            (any ChooseCategoriesUseCaseProtocol).self,
            ChooseCategoriesUseCase.init(repository:)
        )
        registerAddressSearch(in: &container)
        registerPlaceIndex(in: &container)
    }

    private func registerAddressSearch(in container: inout ContainerBuilder) {
        container.singleton(AddressSearch.self) {
            [sources]
            (
                suggest: any SuggestUseCaseProtocol,
                budget: RequestBudget,
                locations: AddressLocations,
                address: CurrentAddress,
                settings: SuggestionConfiguration
            ) in
            guard let completer = sources.addressCompleter else {
                return AddressSearch(suggest: suggest, source: .local([]))
            }
            let addresses = SuggestUseCase(
                places: MapCompletionRepository(completer: completer, budget: budget),
                locations: locations,
                address: address,
                configuration: settings
            )
            return AddressSearch(suggest: addresses, source: .placeSearch(nil))
        }
    }

    /// The search of one file, which stays mapped as long as the search is referenced.
    private func registerPlaceIndex(in container: inout ContainerBuilder) {
        container.scope(PlaceIndexFile.scope, seeds: PlaceIndexFile.self)
        container.scoped(PlaceIndexFile.scope, PlaceIndex.self) { (file: PlaceIndexFile) in
            try PlaceIndex(file.url)
        }
        container.scoped(PlaceIndexFile.scope, SuggestUseCase.self) {
            (
                index: PlaceIndex,
                catalogue: FormCatalogue,
                locations: AddressLocations,
                address: CurrentAddress,
                settings: SuggestionConfiguration
            ) in
            SuggestUseCase(
                places: IndexPlaceRepository(index: index, terms: catalogue.terms),
                locations: locations,
                address: address,
                configuration: settings
            )
        }
    }

    private func registerPlaces(in container: inout ContainerBuilder) {
        // One for places and addresses, because the system counts all requests of a program.
        container.singleton(RequestBudget.self) { (dates: any WallClock) in
            RequestBudget(dates: dates)
        }
        container.singleton((any PlaceRepository).self) {
            [sources, transport]
            (
                catalogue: FormCatalogue,
                dates: any WallClock,
                clock: any Clock<Duration>,
                budget: RequestBudget
            ) in
            var repositories: [any PlaceRepository] = []
            if let index = sources.index {
                repositories.append(IndexPlaceRepository(index: index, terms: catalogue.terms))
            }
            if let photon = sources.photon {
                repositories.append(
                    PhotonPlaceRepository(
                        transport: transport,
                        configuration: photon,
                        filter: sources.photonFilter,
                        categories: catalogue.placeCategories,
                        dates: dates,
                        clock: clock
                    )
                )
            }
            if let completer = sources.completer {
                repositories.append(
                    MapCompletionRepository(
                        completer: completer,
                        budget: budget,
                        categories: catalogue.placeCategories
                    )
                )
            } else if let maps = sources.maps {
                repositories.append(
                    MapPlaceRepository(
                        maps: maps,
                        budget: budget,
                        categories: catalogue.placeCategories
                    )
                )
            }
            // Rows of the index come first. A server fills the free rows after them, or finds near
            // places that the index lacks.
            return CompositePlaceRepository(repositories, enough: .max)
        }
    }

    private func registerGeocoding(in container: inout ContainerBuilder) {
        container.singleton((any GeocodingRepository).self) {
            [sources, transport]
            (dates: any WallClock, clock: any Clock<Duration>, budget: RequestBudget) in
            // Coordinates typed as numbers need no server.
            var repositories: [any GeocodingRepository] = [InMemoryGeocodingRepository()]
            if let nominatim = sources.nominatim {
                repositories.append(
                    NominatimGeocodingRepository(
                        transport: transport,
                        configuration: nominatim,
                        countryCode: sources.countryCode,
                        dates: dates,
                        clock: clock
                    )
                )
            }
            if let maps = sources.maps {
                repositories.append(MapGeocodingRepository(maps: maps, budget: budget))
            }
            return CompositeGeocodingRepository(repositories)
        }
    }

    private func registerAnswers(in container: inout ContainerBuilder) {
        container.singleton((any DetailAnswersRepository).self) {
            [storage, catalogue] (clock: any Clock<Duration>) -> any DetailAnswersRepository in
            switch storage {
            case .inMemory: InMemoryDetailAnswersRepository()
            case .folder(let folder):
                FileDetailAnswersRepository(
                    file: folder.appending(path: "details.json"),
                    catalogue: catalogue,
                    clock: clock
                )
            }
        }
    }
}
