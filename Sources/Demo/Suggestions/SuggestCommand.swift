import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// `momentum suggest`: names for a typed text.
enum SuggestCommand {
    static let text = Argument.optional("TEXT", "What was typed so far.", as: .text)
    static let batch = Option.value(
        "batch",
        "FILE",
        "Lines of TEXT, or TEXT<tab>LAT<tab>LON, answered as lines of JSON in their order; "
            + "- is standard input.",
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
        {"query", "state", "suggestions": [{"name", "ranges": [[start, length]], "match", "alias", \
        "category", "distanceMetres", "street", "city", "region", "latitude", "longitude", \
        "source"}], "attributions", "isEverywhere", "isCategoryIgnored", "failure": {"kind", "message"}}
        """

    static let command = Command(
        "suggest",
        summary: "Suggest names of businesses for what was typed.",
        details: "Without an index, a server or maps only the categories with a list have names. "
            + "Places are searched near the address that “details --address” saved.",
        arguments: [text],
        options: SuggestOptions.all + [batch, timings, interactive],
        example: "momentum suggest cha --category \"Credit Card\"",
        json: json
    ) { call, context in
        try check(call, on: context.console)
        let (sources, index) = try SuggestOptions.sources(call)
        let configuration = SuggestOptions.configuration(call)
        let source = try SuggestSource(call: call, catalogue: .standard, index: index).source()
        // The data folder is needed only for the saved address.
        let needsAddress = source.hasPlaces && call[SuggestOptions.near] == nil
        let root = try CompositionRoot(
            .init(
                context: needsAddress ? context : context.on(nil),
                sources: sources,
                suggesting: configuration
            )
        )
        let prime = root.suggestions.makePrimeLocation()
        var home: PrimedLocation?
        if source.hasPlaces {
            home = try await locate(call[SuggestOptions.near], prime, context.console)
        }
        if let file = call[batch] {
            let suggest = root.suggestions.suggest
            try await SuggestBatch(
                suggest: suggest,
                prime: prime,
                home: home ?? PrimedLocation(address: prime.address.value, coordinate: nil),
                source: source,
                console: context.console
            )
            .run(file, showsTimings: call[timings])
            return .printed
        }
        let field = root.suggestions.makeFieldViewModel(
            label: call[SuggestOptions.category] ?? "Place",
            options: .init(preselectsFirst: call[interactive]),
            source: source
        )
        guard !call[interactive] else {
            return try await type(call, in: field, on: context.console)
        }
        let texts = SuggestionTexts(words: .current, locale: context.locale)
        return try await SuggestAnswer(
            field: field,
            texts: texts,
            address: prime.address.value,
            isNearNothing: call[SuggestOptions.near] == .nowhere,
            isAddressUnanswered: source.hasPlaces && home == nil
        )
        .result(of: call[text] ?? "", on: context.console.traits)
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

    /// Locates the place to search near, once for all queries: that of `--near`, or the saved
    /// address.
    ///
    /// Without either, the search covers everywhere.
    ///
    /// - Returns: The place; `nil` if the saved address could not be read or looked up.
    /// - Throws: A failure if a typed address has no position.
    @MainActor
    private static func locate(
        _ near: NearPlace?,
        _ prime: any PrimeLocationUseCaseProtocol,
        _ console: Console
    ) async throws -> PrimedLocation? {
        if let near { prime.address.set(near.address) }
        let located: PrimedLocation
        do throws(SuggestionError) {
            located = try await prime.execute()
        } catch {
            let message = ErrorMessage(error, words: .current)
            guard !error.isCancelled else { throw CommandFailure.interrupted }
            guard near != nil else {
                console.warn(
                    "Your address could not be looked up, so places are searched everywhere.\n"
                        + "\(message.terminalText)\n"
                )
                return nil
            }
            throw CommandFailure(
                domain: message.cause.domain,
                code: message.cause.code,
                kind: message.kind,
                message: "The place of --near could not be looked up at --nominatim. "
                    + "Try again later, or write it as a coordinate like 42.9956,-71.4548."
            )
        }
        guard located.coordinate == nil, let near, near != .nowhere else { return located }
        throw CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 3,
            kind: "unknownAddress",
            message: "The server knows no place “\(near.address)”. "
                + "Write it otherwise, or as a coordinate like 42.9956,-71.4548.",
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
            SuggestDocument(query: field.text, state: field.state, answer: field.lastAnswer),
            text: "\(field.text)\n"
        )
    }
}
