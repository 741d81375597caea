import Foundation
public import MomentumContainer
import MomentumDomain
public import MomentumPresentation
public import MomentumSuggestionsDomain
public import MomentumSuggestionsPresentation
public import Observation

/// Creates the screens of suggestions and detail forms, and their view models.
///
/// Creating a view model loads nothing, so a view may create one and discard it. Only the screen of
/// a place index opens its file.
@MainActor
@Observable
public final class SuggestionsBuilder {
    /// The forms of the program.
    package let catalogue: FormCatalogue
    /// The search behind a field, for a series of queries.
    package let suggest: any SuggestUseCaseProtocol
    /// The saved answers to all forms, which another process may change.
    package let answers: Feed<DetailAnswers>
    private let clock: any Clock<Duration>
    private let readDetails: any ReadDetailsUseCaseProtocol
    private let saveDetails: any SaveDetailsUseCaseProtocol
    private let chooseCategories: any ChooseCategoriesUseCaseProtocol
    private let primeLocation: any PrimeLocationUseCaseProtocol
    private let addresses: AddressSearch
    private let texts: SuggestionTexts
    /// The parent of the scopes of place indexes.
    private let container: DependencyContainer

    /// Resolves the services of the screens.
    ///
    /// - Throws: The reason a service cannot be created, such as a missing registration.
    public init(container: DependencyContainer) throws(ContainerError) {
        catalogue = try container.resolve(FormCatalogue.self)
        suggest = try container.resolve((any SuggestUseCaseProtocol).self)
        clock = try container.resolve((any Clock<Duration>).self)
        answers = try container.resolveOnMainActor(Feed<DetailAnswers>.self)
        readDetails = try container.resolve((any ReadDetailsUseCaseProtocol).self)
        saveDetails = try container.resolve((any SaveDetailsUseCaseProtocol).self)
        chooseCategories = try container.resolve((any ChooseCategoriesUseCaseProtocol).self)
        primeLocation = try container.resolve((any PrimeLocationUseCaseProtocol).self)
        addresses = try container.resolve(AddressSearch.self)
        texts = try container.resolve(SuggestionTexts.self)
        self.container = container
    }

    /// The screen of a route; `Router.screen(for:make:)` keeps it.
    public func screen(
        for route: SuggestionsRoute,
        router: any RouterProtocol<SuggestionsRoute>
    ) -> SuggestionsScreen {
        switch route {
        case .forms: .forms(makeFormsViewModel(router: router))
        case .form(let id, let categories):
            .form(makeFormViewModel(id: id, categories: categories, router: router))
        case .answers: .answers(makeAnswersViewModel(router: router))
        case .search(let category): .search(makeSearchViewModel(category: category))
        case .index(let file): indexScreen(of: file)
        }
    }

    public func makeFormsViewModel(
        router: any RouterProtocol<SuggestionsRoute>
    ) -> DetailFormsViewModel {
        DetailFormsViewModel(catalogue: catalogue, answers: answers, texts: texts, router: router)
    }

    /// A detail form for the categories with these keys, or for the user's choice.
    public func makeFormViewModel(
        id: DetailForm.ID,
        categories: [String]? = nil,
        router: any RouterProtocol<SuggestionsRoute>
    ) -> DetailFormViewModel {
        DetailFormViewModel(
            id: id,
            categories: categories,
            catalogue: catalogue,
            texts: texts,
            read: readDetails,
            save: saveDetails,
            choose: chooseCategories,
            prime: primeLocation,
            router: router
        ) { [suggest, texts, primeLocation, clock] field, answer in
            SuggestionFieldViewModel(
                label: field.label,
                options: .init(field),
                answer: answer,
                source: field.suggestionSource,
                suggest: suggest,
                prime: primeLocation,
                clock: clock,
                texts: texts
            )
        } makeAddressField: { [addresses, texts, primeLocation, clock] answer in
            SuggestionFieldViewModel(
                label: texts.address,
                answer: answer,
                source: addresses.source,
                suggest: addresses.suggest,
                prime: primeLocation,
                clock: clock,
                texts: texts
            )
        }
    }

    public func makeAnswersViewModel(
        router: any RouterProtocol<SuggestionsRoute>
    ) -> DetailAnswersViewModel {
        DetailAnswersViewModel(catalogue: catalogue, answers: answers, router: router)
    }

    /// A field that searches a category by name; `nil` searches every category of places.
    public func makeSearchViewModel(category: String?) -> SuggestionFieldViewModel {
        let field = category.map(catalogue.searchField)
        return makeFieldViewModel(
            label: field?.label ?? texts.anyPlace,
            options: field.map(SuggestionFieldViewModel.Options.init) ?? .init(),
            source: field?.suggestionSource ?? .placeSearch(nil)
        )
    }

    /// A field that suggests names from a source, near the current address.
    public func makeFieldViewModel(
        label: String,
        options: SuggestionFieldViewModel.Options = .init(),
        answer: FieldAnswer = .none,
        source: SuggestionSource
    ) -> SuggestionFieldViewModel {
        SuggestionFieldViewModel(
            label: label,
            options: options,
            answer: answer,
            source: source,
            suggest: suggest,
            prime: primeLocation,
            clock: clock,
            texts: texts
        )
    }

    /// The use case that sets and locates the current address.
    public func makePrimeLocation() -> any PrimeLocationUseCaseProtocol {
        primeLocation
    }

    /// Opens the scope of a file; only the search of the field keeps it open.
    private func indexScreen(of file: URL) -> SuggestionsScreen {
        do throws(ContainerError) {
            let scope = try container.openScope(
                PlaceIndexFile.scope,
                seeds: PlaceIndexFile(url: file)
            )
            return .index(
                SuggestionFieldViewModel(
                    label: texts.anyPlace,
                    options: .init(placeholder: file.lastPathComponent),
                    source: .placeSearch(nil),
                    suggest: try scope.resolve(SuggestUseCase.self),
                    prime: primeLocation,
                    clock: clock,
                    texts: texts
                )
            )
        } catch {
            return .unavailable(ErrorMessage(opening: error, words: texts.words))
        }
    }
}

extension ErrorMessage {
    /// The reason why the file cannot be searched, if the container only has the error of a
    /// factory.
    fileprivate init(opening error: ContainerError, words: Words) {
        guard case .unresolved(_, .factoryThrew(let failure)) = error,
            let reason = failure.error as? SuggestionError
        else {
            self.init(error, words: words)
            return
        }
        // Without the advice for a field, to go on typing.
        let noFiles: Phrase = "This program opens no files of places."
        let sentence =
            reason == .unavailable(.noSource) ? noFiles : reason.cause?.explanation
        guard let sentence else {
            self.init(reason, words: words)
            return
        }
        self.init(sentence, kind: "placeIndex", cause: FailureCause(reason), words: words)
    }
}
