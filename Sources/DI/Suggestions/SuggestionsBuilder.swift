public import MomentumContainer
public import MomentumSuggestionsDomain
public import MomentumSuggestionsPresentation
public import Observation

/// Makes the view models of suggestions and detail forms.
@MainActor
@Observable
public final class SuggestionsBuilder {
    private let container: DependencyContainer

    public init(container: DependencyContainer) {
        self.container = container
    }

    /// A field that suggests names from a source.
    public func makeFieldViewModel(
        label: String,
        placeholder: String = "",
        text: String = "",
        source: SuggestionSource
    ) throws(ContainerError) -> SuggestionFieldViewModel {
        SuggestionFieldViewModel(
            label: label,
            placeholder: placeholder,
            text: text,
            source: source,
            suggest: try container.resolve((any SuggestUseCaseProtocol).self),
            clock: try container.resolve((any Clock<Duration>).self)
        )
    }

    /// A detail form for the categories that the user chose, in their order.
    public func makeFormViewModel(
        form: DetailForm,
        categories: [String]
    ) throws(ContainerError) -> DetailFormViewModel {
        let suggest = try container.resolve((any SuggestUseCaseProtocol).self)
        let clock = try container.resolve((any Clock<Duration>).self)
        return DetailFormViewModel(
            form: form,
            categories: categories,
            read: try container.resolve((any ReadDetailsUseCaseProtocol).self),
            save: try container.resolve((any SaveDetailsUseCaseProtocol).self),
            primeLocation: try container.resolve((any PrimeLocationUseCaseProtocol).self)
        ) { field, text, address in
            SuggestionFieldViewModel(
                label: field.category,
                placeholder: form.placeholder,
                text: text,
                source: field.suggestionSource(nearAddress: address),
                suggest: suggest,
                clock: clock
            )
        }
    }

    /// The forms of the program.
    package func makeCatalogue() throws(ContainerError) -> FormCatalogue {
        try container.resolve(FormCatalogue.self)
    }

    /// The search behind a field, for many queries in a row.
    package func makeSuggest() throws(ContainerError) -> any SuggestUseCaseProtocol {
        try container.resolve((any SuggestUseCaseProtocol).self)
    }

    /// The use case that finds the location of an address for later searches.
    public func makePrimeLocation() throws(ContainerError) -> any PrimeLocationUseCaseProtocol {
        try container.resolve((any PrimeLocationUseCaseProtocol).self)
    }
}
