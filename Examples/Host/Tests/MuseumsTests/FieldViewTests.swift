import MomentumDomain
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumSuggestionsTestSupport
import MomentumTestSupport
import Testing

@testable import Museums

/// The whole way from a keystroke to the text on screen, with a mock instead of the search.
@MainActor
@Suite struct FieldViewTests {
    private let clock = TestClock()
    private let search = MockPlaceRepository()

    @Test func `matches are marked`() async throws {
        let field = try makeField()

        let edit = field.edit("lou")
        await clock.waitForSleepers()
        #expect(FieldView(field: field).lines == ["Museum: lou", "  …"])

        clock.advance(by: .milliseconds(300))
        await search.gate.waitForRequests()
        search.gate.answer(
            0,
            with: PlaceAnswer(places: [FoundPlace(name: "Louvre", city: "Paris")])
        )
        await edit.value
        #expect(FieldView(field: field).lines == ["Museum: lou", "  [Lou]vre, Paris"])
        #expect(search.gate.requests.map(\.text) == ["lou"])
    }

    @Test func `a failure is told in words, and typing goes on`() async throws {
        let field = try makeField()
        let cause = FailureCause(domain: "Museums", code: 1)
        search.gate.fail(0, with: .repository(.unavailable(cause)))

        let edit = field.edit("lou")
        await clock.waitForSleepers()
        clock.advance(by: .milliseconds(300))
        await edit.value

        #expect(FieldView(field: field).lines.last?.contains("not available right now") == true)
        #expect(field.text == "lou")
    }

    @Test func `an empty field shows what it is for`() throws {
        let field = try makeField()

        #expect(FieldView(field: field).lines == ["Museum: two letters or more"])
    }

    private func makeField() throws -> SuggestionFieldViewModel {
        let field = try Composition(museums: []) { [clock, search] container in
            container.replace((any PlaceRepository).self) { search }
            container.replace((any Clock<Duration>).self) { clock }
        }
        .makeField()
        field.setFocus(true)
        return field
    }
}
