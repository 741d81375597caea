import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPlaceIndex
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The chapter of the tour on Suggestions: typing in a field, key by key.
///
/// It uses a list first, and then an index that is built on the way.
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
                sources: SuggestionsSources(index: try PlaceIndex(try await buildIndex()))
            )
        )
        _ = try await root.suggestions.makePrimeLocation().execute(address: Self.home)
        try await type(["c", "ch", "cha"], for: "Investment Account", root)
        try await type(["h", "ha", "har", "harbr"], for: "Dentist", root)
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
                "\(report.accepted.counted("place")), \(report.refused.counted("row")) left out"
            ]
        )
        return index
    }

    /// Types a text in steps, and takes the first suggestion.
    private func type(
        _ texts: [String],
        for category: String,
        _ root: CompositionRoot
    ) async throws {
        guard let form = root.suggestions.catalogue.field(named: category) else {
            throw TourFailure(step: "the catalogue of forms", state: category)
        }
        let field = root.suggestions.makeFieldViewModel(
            label: category,
            source: form.suggestionSource(nearAddress: Self.home)
        )
        field.setFocus(true)
        for text in texts {
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
