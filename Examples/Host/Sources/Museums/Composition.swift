import Foundation
import MomentumContainer
import MomentumDI
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation

/// The composition root of this program.
@MainActor
struct Composition {
    private let suggestions: SuggestionsBuilder

    /// Wires the feature with this program's own search.
    ///
    /// `adjust` changes single registrations, as tests do.
    init(museums: [Museum], adjust: (inout ContainerBuilder) -> Void = { _ in }) throws {
        var container = ContainerBuilder()
        container.install(SystemAssembly(calendar: .current, locale: .current))
        container.install(SuggestionsAssembly(storage: .inMemory))
        container.replace((any PlaceRepository).self) { MuseumRepository(museums: museums) }
        adjust(&container)
        suggestions = try SuggestionsBuilder(container: try container.build())
    }

    func makeField() -> SuggestionFieldViewModel {
        suggestions.makeFieldViewModel(
            label: "Museum",
            options: .init(placeholder: "two letters or more"),
            source: .placeSearch(nil)
        )
    }
}
