import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

/// `momentum suggest`: names for what was typed.
enum SuggestCommand {
    static let text = Argument.optional("TEXT", "What was typed so far.", as: .text)
    static let batch = Option.value(
        "batch",
        "FILE",
        "A query per line, answered as lines of JSON in the same order.",
        as: .file
    )
    static let timings = Option.flag(
        "timings",
        "With --batch: the time per query in microseconds, on standard error."
    )
    static let interactive = Option.flag(
        "interactive",
        "Type in a live field; its text is printed at the end."
    )

    static let command = Command(
        "suggest",
        summary: "Suggest names of businesses for what was typed.",
        details: "Without an index or a server only the categories with a list have names.",
        arguments: [text],
        options: SuggestOptions.all + [batch, timings, interactive],
        example: "momentum suggest cha --category \"Credit Card\"",
        json: """
            {"query", "state", "suggestions": [{"name", "ranges": [[start, length]], "category", \
            "distanceMetres", "city"}]}
            """
    ) { call, context in
        let root = try CompositionRoot(
            context,
            dataDirectory: nil,
            sources: try SuggestOptions.sources(call),
            configuration: SuggestOptions.configuration(call)
        )
        let catalogue = try root.formCatalogue()
        let source = try SuggestOptions.source(call, catalogue: catalogue)
        if let near = call[SuggestOptions.near] {
            _ = try await root.suggestions.makePrimeLocation().execute(address: near)
        }
        if let file = call[batch] {
            guard call[text] == nil, !call[interactive] else {
                throw call.usageError("--batch takes neither TEXT nor --interactive.")
            }
            try await SuggestBatch(root: root, source: source, console: context.console)
                .run(file, showsTimings: call[timings])
            return .printed
        }
        let field = try root.suggestions.makeFieldViewModel(
            label: call[SuggestOptions.category] ?? "Place",
            source: source
        )
        guard !call[interactive] else {
            return try await type(call, in: field, on: context.console)
        }
        guard let query = call[text] else {
            throw call.usageError("TEXT, --batch or --interactive is missing.")
        }
        field.setFocus(true)
        await field.edit(query).value
        if case .failed(let message) = field.state { throw CommandFailure(message) }
        return CommandAnswer(
            SuggestDocument(query: query, state: field.state),
            text: answer(field)
        )
    }

    @MainActor
    private static func type(
        _ call: Invocation,
        in field: SuggestionFieldViewModel,
        on console: Console
    ) async throws -> CommandAnswer {
        guard console.traits.isInputTerminal, console.traits.isErrorTerminal else {
            throw call.usageError(
                "--interactive needs a terminal to type in and to draw on.",
                hint: "TEXT and --batch work without one."
            )
        }
        if let query = call[text] { await field.edit(query).value }
        try await SuggestInteractive(field, console: console).run()
        return CommandAnswer(
            SuggestDocument(query: field.text, state: field.state),
            text: "\(field.text)\n"
        )
    }

    @MainActor
    private static func answer(_ field: SuggestionFieldViewModel) -> TerminalText {
        let rows = field.rows()
        guard !rows.isEmpty else { return "\(SuggestionTexts().noMatches).\n" }
        return rows.reduce(into: "") { text, row in
            for part in row.parts {
                text += TerminalText(part.text, part.isMatch ? .bold : .plain)
            }
            text += row.subtitle.isEmpty ? "\n" : "  \(row.subtitle)\n"
        }
    }
}
