import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// `momentum suggest`: names for what was typed.
enum SuggestCommand {
    static let text = Argument.optional("TEXT", "What was typed so far.", as: .text)
    static let batch = Option.value(
        "batch",
        "FILE",
        "A query per line, answered as lines of JSON in the same order; - is standard input.",
        as: .input
    )
    static let timings = Option.flag(
        "timings",
        "With --batch: the time per query in microseconds, on standard error."
    )
    static let interactive = Option.flag(
        "interactive",
        "Type in a live field; its text is printed at the end."
    )

    static let json = """
        {"query", "state", "suggestions": [{"name", "ranges": [[start, length]], "category", \
        "distanceMetres", "city"}]}
        """

    static let command = Command(
        "suggest",
        summary: "Suggest names of businesses for what was typed.",
        details: "Without an index or a server only the categories with a list have names.",
        arguments: [text],
        options: SuggestOptions.all + [batch, timings, interactive],
        example: "momentum suggest cha --category \"Credit Card\"",
        json: json
    ) { call, context in
        try check(call, on: context.console)
        let sources = try SuggestOptions.sources(call)
        let configuration = SuggestOptions.configuration(call)
        let root = try CompositionRoot(
            .init(context: context.on(nil), sources: sources, suggesting: configuration)
        )
        let source = try SuggestSource(
            call: call,
            catalogue: root.suggestions.catalogue,
            sources: sources
        ).source()
        if let near = call[SuggestOptions.near] { try await locate(near, in: root) }
        if let file = call[batch] {
            let suggest = root.suggestions.suggest
            try await SuggestBatch(suggest: suggest, source: source, console: context.console)
                .run(file, showsTimings: call[timings])
            return .printed
        }
        let field = root.suggestions.makeFieldViewModel(
            label: call[SuggestOptions.category] ?? "Place",
            source: source
        )
        guard !call[interactive] else {
            return try await type(call, in: field, on: context.console)
        }
        return try await result(of: call[text] ?? "", in: field, on: context.console.traits)
    }

    /// The rows of a field after a text was typed into it.
    @MainActor
    static func result(
        of query: String,
        in field: SuggestionFieldViewModel,
        on traits: TerminalTraits
    ) async throws -> CommandResult {
        field.setFocus(true)
        await field.edit(query).value
        if case .failed(let message) = field.state { throw CommandFailure(message) }
        return CommandResult(
            SuggestDocument(query: query, state: field.state),
            text: answer(field, on: traits)
        )
        .paged()
    }

    /// Checks the options against each other, before anything is opened.
    private static func check(_ call: Invocation, on console: Console) throws(UsageError) {
        if call[batch] != nil, call[text] != nil || call[interactive] {
            throw call.usageError("--batch takes neither TEXT nor --interactive.")
        }
        if call[timings], call[batch] == nil {
            throw call.usageError("--timings is for --batch, which is missing.")
        }
        if call[interactive], !console.traits.isInputTerminal || !console.traits.isErrorTerminal {
            throw call.usageError(
                "--interactive needs a terminal to type in and to draw on.",
                hint: "TEXT and --batch work without one."
            )
        }
        if call[text] == nil, call[batch] == nil, !call[interactive] {
            throw call.usageError("TEXT, --batch or --interactive is missing.")
        }
    }

    /// Finds the place to search around, once for all queries.
    @MainActor
    private static func locate(_ near: NearPlace, in root: CompositionRoot) async throws {
        let locate = root.suggestions.makePrimeLocation()
        do throws(SuggestionError) {
            guard try await locate.execute(address: near.address) == nil else { return }
        } catch {
            let message = ErrorMessage(error)
            guard !error.isCancelled else { throw CommandFailure.interrupted }
            throw CommandFailure(
                domain: message.cause.domain,
                code: message.cause.code,
                kind: message.kind,
                message: "The place of --near could not be looked up at --nominatim. "
                    + "Try again later, or write it as a coordinate like 52.52,13.40."
            )
        }
        throw CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 3,
            kind: "unknownAddress",
            message: "The server knows no place “\(near.address)”. "
                + "Write it otherwise, or as a coordinate like 52.52,13.40.",
            isRefusal: true
        )
    }

    @MainActor
    private static func type(
        _ call: Invocation,
        in field: SuggestionFieldViewModel,
        on console: Console
    ) async throws -> CommandResult {
        if let query = call[text] { await field.edit(query).value }
        try await SuggestInteractive(field, console: console).run()
        return CommandResult(
            SuggestDocument(query: field.text, state: field.state),
            text: "\(field.text)\n"
        )
    }

    @MainActor
    private static func answer(
        _ field: SuggestionFieldViewModel,
        on traits: TerminalTraits
    ) -> TerminalText {
        let rows = field.rows()
        guard !rows.isEmpty else { return "\(SuggestionTexts().noMatches).\n" }
        let lines = rows.map { row in
            var line = TerminalText()
            for part in row.parts {
                line += TerminalText(part.text, part.isMatch ? .bold : .plain)
            }
            if !row.subtitle.isEmpty { line += "  \(row.subtitle)" }
            return line.cut(on: traits)
        }
        return .lines(lines)
    }
}
