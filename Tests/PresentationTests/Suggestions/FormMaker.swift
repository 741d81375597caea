import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport

/// Creates view models of forms over answers of a test.
@MainActor
struct FormMaker {
    let suggest = MockSuggestUseCase()
    let clock = TestClock()
    let address = CurrentAddress()
    let geocoder = MockGeocodingRepository()
    let router = Router<SuggestionsRoute>(root: .forms)

    func save(to answers: any DetailAnswersRepository) -> SaveDetailsUseCase {
        SaveDetailsUseCase(repository: answers, catalogue: .standard, current: address)
    }

    /// A form over `repository`, whose answers `read` and `save` may read and save instead.
    func form(
        _ repository: any DetailAnswersRepository = MockDetailAnswersRepository(),
        id: String = "financial",
        categories: [String]? = nil,
        read: (any ReadDetailsUseCaseProtocol)? = nil,
        save: (any SaveDetailsUseCaseProtocol)? = nil,
        prime: (any PrimeLocationUseCaseProtocol)? = nil
    ) -> DetailFormViewModel {
        let prime =
            prime
            ?? PrimeLocationUseCase(
                address: address,
                locations: AddressLocations(geocoder: geocoder),
                answers: repository
            )
        return DetailFormViewModel(
            id: id,
            categories: categories,
            catalogue: .standard,
            read: read ?? ReadDetailsUseCase(repository: repository),
            save: save ?? self.save(to: repository),
            choose: ChooseCategoriesUseCase(repository: repository),
            prime: prime,
            router: router
        ) { [suggest, clock] field, answer in
            SuggestionFieldViewModel(
                label: field.label,
                options: .init(field),
                answer: answer,
                source: field.suggestionSource,
                suggest: suggest,
                prime: prime,
                clock: clock
            )
        } makeAddressField: { [suggest, clock] answer in
            SuggestionFieldViewModel(
                label: "Your address",
                answer: answer,
                source: .placeSearch(nil),
                suggest: suggest,
                prime: prime,
                clock: clock
            )
        }
    }
}
