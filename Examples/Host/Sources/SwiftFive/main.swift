import Foundation
import MomentumContainer
import MomentumDI
import MomentumSuggestionsDI
import MomentumSuggestionsDomain

// A program in the language mode of Swift 5. What is on the main actor is said; the rest is not.

struct Cafes: PlaceRepository {
    let names: [String]

    func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        PlaceAnswer(places: names.filter { $0.hasPrefix(query.text) }.map { FoundPlace(name: $0) })
    }
}

@MainActor func run() async throws {
    var builder = ContainerBuilder()
    builder.install(SystemAssembly(calendar: .current, locale: .current))
    builder.install(SuggestionsAssembly(storage: .inMemory))
    builder.replace((any PlaceRepository).self) { Cafes(names: ["Central", "Hawelka", "Havana"]) }
    let suggestions = try SuggestionsBuilder(container: builder.build())

    let field = suggestions.makeFieldViewModel(label: "Café", source: .placeSearch(nil))
    field.setFocus(true)
    await field.edit("Ha").value
    print("Swift 5:", field.rows().map(\.title))
}

try await run()
