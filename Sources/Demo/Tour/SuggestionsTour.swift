import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The tour's chapter on Suggestions: a form of three fields, filled in key by key.
///
/// One answer is typed, and one is picked from an index near a saved address. One category gets two
/// answers.
@MainActor
struct SuggestionsTour {
    private static let home = "41.88,-87.63"

    let context: CommandContext
    let folder: URL
    let log: TourLog

    func run() async throws {
        log.chapter("Suggestions")
        let root = try CompositionRoot(
            .init(
                context: context.on(folder),
                sources: SuggestionsSources(places: [
                    .index(try PlaceIndex(try await buildIndex()))
                ])
            )
        )
        let form = root.suggestions.makeFormViewModel(
            id: "financial",
            categories: ["studentLoans", "bank", "creditCard"],
            router: root.router.projected(.suggestions)
        )
        await form.load()
        try await saveHome(form)
        // The following steps search near the address.
        _ = try await root.suggestions.makePrimeLocation().execute()
        try await type(["o", "our", "our credit union"], into: "studentLoans", of: form)
        log.step("Nothing was picked, so the text is the answer", state: form.fields[0].answer)
        try await type(["h", "ha", "har", "harbr"], into: "bank", of: form)
        try pick(in: "bank", of: form)
        try await type(["am", "ame"], into: "creditCard", of: form)
        try pick(in: "creditCard", of: form)
        try await type(["ci", "cit"], into: "creditCard", of: form)
        try pick(in: "creditCard", of: form)
        await form.continueForm()
        log.step(
            "The form was saved",
            state: form.state,
            details: form.fields.filter { $0.answer != .none }.map { "\($0.label): \($0.text)" }
        )
    }

    /// Saves the address with the form, as a person does before the first search.
    private func saveHome(_ form: DetailFormViewModel) async throws {
        await form.continueForm(address: Self.home)
        guard form.state == .saved else {
            throw TourFailure(step: "saving the address", state: form.state)
        }
        log.step("An address was saved with the form", state: form.state)
    }

    private func buildIndex() async throws -> URL {
        let input = folder.appending(path: "places.csv")
        let index = folder.appending(path: "places.index")
        try Data(PackageResources.places_csv).write(to: input)
        let report = try await PlaceImport(format: .csv)
            .build(from: input, to: index, date: context.dates.now)
        log.step(
            "An index was made of a file of places",
            state: "built",
            details: [
                "\(TerminalText.counted(report.accepted, "place")), \(TerminalText.counted(report.refused, "row")) left out"
            ]
        )
        return index
    }

    /// Types a text in steps into a category's empty field.
    private func type(
        _ texts: [String],
        into key: String,
        of form: DetailFormViewModel
    ) async throws {
        guard let index = form.addAnswer(to: key) else {
            throw TourFailure(step: "a field for another answer", state: key)
        }
        let field = form.fields[index]
        for text in texts {
            await field.edit(text).value
            log.step(
                "“\(text)” was typed for \(field.label)",
                state: field.state,
                details: field.suggestions.map { "\($0.name)" }
            )
        }
    }

    /// Takes the first suggestion of the focused field.
    private func pick(in key: String, of form: DetailFormViewModel) throws {
        guard let field = form.focusedField, field.key == key, let first = field.suggestions.first
        else { throw TourFailure(step: "typing in a field", state: key) }
        field.choose(first)
        log.step("\(first.name) was chosen", state: field.answer)
    }
}
