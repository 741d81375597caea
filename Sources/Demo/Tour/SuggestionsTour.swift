import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The chapter of the tour on Suggestions: typing in a field, key by key.
@MainActor
struct SuggestionsTour {
    let root: CompositionRoot
    let log: TourLog

    func run() async throws {
        log.chapter("Suggestions")
        let category = "Investment Account"
        guard let form = try root.formCatalogue().field(named: category) else {
            throw TourFailure(step: "the catalogue of forms", state: category)
        }
        let field = try root.suggestions.makeFieldViewModel(
            label: category,
            source: form.suggestionSource(nearAddress: "")
        )
        field.setFocus(true)
        for text in ["c", "ch", "cha"] {
            await field.edit(text).value
            log.step(
                "“\(text)” was typed for \(category)",
                state: field.state,
                details: field.suggestions.map { "\($0.name)" }
            )
        }
        guard let first = field.suggestions.first else {
            throw TourFailure(step: "typing in a field", state: field.state)
        }
        field.choose(first)
        log.step("\(first.name) was chosen", state: field.state)
    }
}
