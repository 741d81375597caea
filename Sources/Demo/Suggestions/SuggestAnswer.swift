import MomentumCommandLine
import MomentumPresentation
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTerminal

/// The answer of `momentum suggest` to one query, from a field that received it.
@MainActor
struct SuggestAnswer {
    let field: SuggestionFieldViewModel
    let texts: SuggestionTexts
    /// The address to search near; empty for none.
    let address: String
    /// True if no position was requested.
    var isNearNothing = false
    /// True if the saved address could not be read, or the server that looks up addresses failed.
    var isAddressUnanswered = false

    /// Types a query, and waits for its answer.
    ///
    /// - Throws: A failure, also if the field has no source.
    func result(of query: String, on traits: TerminalTraits) async throws -> CommandResult {
        field.setFocus(true)
        await field.edit(query).value
        switch field.state {
        case .failed(let message): throw CommandFailure(message)
        case .unavailable(.noSource): throw Self.noSource(query)
        case .idle, .waiting, .searching, .suggesting, .noMatches, .unavailable(.noList): break
        }
        let document = SuggestDocument(
            query: query,
            state: field.state,
            answer: field.lastAnswer
        )
        return CommandResult(document, text: text(on: traits)).paged()
    }

    static func noSource(_ query: String) -> CommandFailure {
        let error = SuggestionError.unavailable(.noSource)
        return CommandFailure(
            domain: SuggestionError.errorDomain,
            code: error.errorCode,
            kind: error.kind,
            message: "No place index or server is set up: --index FILE or --photon URL.",
            details: ["query": query, "state": "unavailable"],
            isRefusal: true
        )
    }

    private func text(on traits: TerminalTraits) -> TerminalText {
        guard case .suggesting(let shown) = field.state else { return "\(texts.noMatches).\n" }
        let table = TextTable(
            [
                .leading().cut, .leading().priority(1), .trailing().priority(2),
                .leading().cut.priority(3),
            ],
            rows: zip(field.rows(), shown.rows).map(Self.cells)
        )
        let credits = shown.attributions.map { TerminalText($0, .dim) }
        let others: TerminalText =
            shown.isCategoryIgnored
            ? TerminalText(
                "A source does not have this category: places of others are among these.",
                .caution
            ) + "\n" : ""
        let missing = field.partialFailure.map { TerminalText($0.sentence, .caution) + "\n" } ?? ""
        return heading(shown) + others + table.text(on: traits) + missing
            + (credits.isEmpty ? "" : .lines(credits))
    }

    /// The area of the search, if it found places.
    private func heading(_ shown: Suggestions) -> TerminalText {
        guard field.source.hasPlaces, !isNearNothing, shown.rows.contains(where: \.isPlace) else {
            return ""
        }
        guard shown.isEverywhere else { return "\(texts.near(address), .dim)\n" }
        guard !address.isEmpty else {
            return TerminalText(
                isAddressUnanswered
                    ? "Everywhere: the saved address could not be read. --near LAT,LON"
                    : "Everywhere: no address is known. --near LAT,LON or details --address",
                .dim
            ) + "\n"
        }
        let reason =
            isAddressUnanswered
            ? "“\(address)” could not be looked up" : "no position is known for “\(address)”"
        return TerminalText(
            "Everywhere: \(reason). --near LAT,LON or --nominatim URL",
            .dim
        ) + "\n"
    }

    private static func cells(
        _ row: SuggestionRowAdapter,
        _ suggestion: Suggestion
    ) -> [TerminalText] {
        [
            row.styledTitle, "\(suggestion.category ?? "")", "\(row.distance)",
            .joined(
                [TerminalText(row.alias, .dim), "\(row.place)"].filter { !$0.isEmpty },
                separator: ", "
            ),
        ]
    }
}

extension Suggestion {
    fileprivate var isPlace: Bool { source != .list }
}
