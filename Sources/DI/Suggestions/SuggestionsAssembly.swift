import Foundation
public import MomentumContainer
import MomentumDomain
import MomentumPresentation
public import MomentumSuggestionsData
public import MomentumSuggestionsDomain
public import MomentumSuggestionsPresentation

/// Wires suggestions and detail forms.
public struct SuggestionsAssembly: Assembly {
    private let storage: SuggestionsStorage
    private let sources: SuggestionsSources
    private let catalogue: FormCatalogue
    private let configuration: SuggestionConfiguration
    private let texts: SuggestionTexts

    /// `storage` keeps the answers.
    ///
    /// `sources` find places and addresses; there are none by default. `catalogue` has the forms of
    /// the program.
    ///
    /// The `texts` of the screens are by default English, in the locale of the container.
    public init(
        storage: SuggestionsStorage,
        sources: SuggestionsSources = SuggestionsSources(),
        catalogue: FormCatalogue = .standard,
        configuration: SuggestionConfiguration = SuggestionConfiguration(),
        texts: SuggestionTexts = SuggestionTexts()
    ) {
        self.storage = storage
        self.sources = sources
        self.catalogue = catalogue
        self.configuration = configuration
        self.texts = texts
    }

    public func register(in container: inout ContainerBuilder) {
        container.singleton(FormCatalogue.self) { [catalogue] in catalogue }
        container.singleton(SuggestionConfiguration.self) { [configuration] in configuration }
        container.singleton(SuggestionTexts.self) { [texts] (locale: Locale) in
            texts.shown(in: locale)
        }
        registerSources(in: &container)
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
            (answers: any DetailAnswersRepository, texts: SuggestionTexts) in
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
                context: SuggestionsSources.Context,
                locations: AddressLocations,
                address: CurrentAddress,
                settings: SuggestionConfiguration
            ) in
            guard let completer = sources.addressCompleter else {
                return AddressSearch(suggest: suggest, source: .local([]))
            }
            let addresses = SuggestUseCase(
                places: completer.make(context),
                locations: locations,
                address: address,
                configuration: settings
            )
            return AddressSearch(suggest: addresses, source: .placeSearch(nil))
        }
    }

    /// The search of one file, which stays open as long as the search is referenced.
    private func registerPlaceIndex(in container: inout ContainerBuilder) {
        container.scope(PlaceIndexFile.scope, seeds: PlaceIndexFile.self)
        container.scoped(PlaceIndexFile.scope, SuggestUseCase.self) {
            [files = sources.files]
            (
                file: PlaceIndexFile,
                context: SuggestionsSources.Context,
                locations: AddressLocations,
                address: CurrentAddress,
                settings: SuggestionConfiguration
            ) in
            guard let files else { throw SuggestionError.unavailable(.noSource) }
            return SuggestUseCase(
                places: try files.open(file.url, context),
                locations: locations,
                address: address,
                configuration: settings
            )
        }
    }

    private func registerSources(in container: inout ContainerBuilder) {
        container.singleton(RequestBudget.self) { (dates: any WallClock) in
            RequestBudget(dates: dates)
        }
        container.singleton(
            SuggestionsSources.Context.self,
            SuggestionsSources.Context.init(catalogue:dates:clock:budget:)
        )
        container.singleton((any PlaceRepository).self) {
            [places = sources.places] (context: SuggestionsSources.Context) in
            // Rows of the first come first. A later one fills the free rows after them, or finds
            // near places that the first lacks.
            CompositePlaceRepository(places.map { $0.make(context) }, enough: .max)
        }
        container.singleton((any GeocodingRepository).self) {
            [addresses = sources.addresses] (context: SuggestionsSources.Context) in
            // Coordinates typed as numbers need no server.
            CompositeGeocodingRepository(
                [InMemoryGeocodingRepository()] + addresses.map { $0.make(context) }
            )
        }
    }

    private func registerAnswers(in container: inout ContainerBuilder) {
        container.singleton((any DetailAnswersRepository).self) {
            [storage] (context: SuggestionsSources.Context) in
            storage.make(context)
        }
    }
}
