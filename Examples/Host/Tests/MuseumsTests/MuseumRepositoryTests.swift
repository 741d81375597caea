import MomentumSuggestionsDomain
import Testing

@testable import Museums

@Suite struct MuseumRepositoryTests {
    @Test(arguments: [
        ("lou", ["Louvre", "Louisiana Museum of Modern Art"]),
        ("orsay", []),
        ("dors", ["Musée d'Orsay"]),
        ("musee", ["Musée d'Orsay"]),
        ("??", []),
    ])
    func `a museum is found by the beginning of a word`(text: String, names: [String]) async throws
    {
        let museums = MuseumRepository(museums: Museum.all)

        let answer = try await museums.places(matching: PlaceQuery(text: text))

        #expect(answer.places.map(\.name) == names)
    }
}
