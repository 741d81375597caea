import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// `momentum sites rest`.
enum SitesRestCommand {
    static let location = Argument.required(
        "PLACE",
        "A name, or words of it in any order.",
        as: .text.completed(from: .locations)
    )
    static let rest = Argument.required(
        "REST",
        "The beginning of its id, as rest list shows it, or its place.",
        as: .text.completed(from: .locations)
    )
    static let from = Option.value("from", "TIME", "When it begins; now without it.", as: .moment)
    static let until = Option.value(
        "until",
        "DAY",
        "The day from which the place can be used again; until further notice without it.",
        as: .dayAhead
    )
    static let reason = Option.value(
        "reason",
        "REASON",
        "Why the place rests.",
        as: .choice(RestReason.all) { $0.rawValue }
    )
    static let note = Option.value("note", short: "m", "TEXT", "What to remember.", as: .text)

    static let json = """
        {"rests": [{"id", "location", "from", "until": time | null, "reason", "note", \
        "isActive"}]}
        """

    static let command = Command(
        "rest",
        summary: "Leave places free for a time.",
        details: "A place that rests is not recommended. A rest ends by itself.",
        example: "momentum sites rest add \"left front abdomen\" --until 2026-12-24 --reason lump",
        subcommands: [
            add.proposed(for: "new", "start"), end.proposed(for: "stop", "finish"),
            delete.proposed(for: "remove", "rm"), list.proposed(for: "ls", "show"),
        ]
    )

    private static let add = Command(
        "add",
        summary: "Leave a place free from now on.",
        arguments: [location],
        options: [from, until, reason, note],
        example: "momentum sites rest add \"l thigh f\" --until 2026-12-24 --reason bruise",
        json: json
    ) { call, context in
        try await perform(context) { screen, records in
            let location = try await SiteArgument(records: records, context: context)
                .location(call[Self.location])
            screen.startAdding(at: location.id)
            screen.edit { form in
                form.from = call[from]?.date
                form.until = call[until]
                form.reason = call[reason]
                form.note = call[note] ?? ""
            }
            await screen.add()
        }
    }

    private static let end = Command(
        "end",
        summary: "End the rest of a place now.",
        arguments: [rest],
        example: "momentum sites rest end \"left front abdomen\"",
        json: json
    ) { call, context in
        try await perform(context) { screen, records in
            await screen.end(try await found(call[rest], in: records, context))
        }
    }

    private static let delete = Command(
        "delete",
        summary: "Delete a rest; undo brings it back.",
        arguments: [rest],
        example: "momentum sites rest delete \"left front abdomen\"",
        json: json
    ) { call, context in
        try await perform(context) { screen, records in
            await screen.delete(try await found(call[rest], in: records, context))
        }
    }

    private static let list = Command(
        "list",
        summary: "List the rests: those that last, then those that are over.",
        example: "momentum sites rest list",
        json: json
    ) { _, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let screen = composition.sites.makeRestsViewModel()
        await screen.load()
        let records = try await composition.sites.records()
        let rests = try screen.rests.loadedValue()
        return CommandResult(
            SiteRestsDocument(rests, in: records, now: context.dates.now),
            text: SiteRestsDocument.text(
                screen.rows,
                SiteShortIDs(ofRests: rests),
                composition.sites.display.texts.rests,
                on: context.console.traits
            )
        )
        .paged()
    }

    /// Performs a change, and answers with its rest.
    @MainActor
    private static func perform(
        _ context: CommandContext,
        _ change: (SiteRestsViewModel, SiteRecords) async throws -> Void
    ) async throws -> CommandResult {
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let offer = try await UndoHint(composition.sites, context)
        let screen = composition.sites.makeRestsViewModel()
        try await change(screen, try await composition.sites.records())
        if case .failed(_, let message, _) = screen.state { throw CommandFailure(message) }
        guard let rest = screen.lastChanged else { throw CommandFailure.interrupted }
        let records = try await composition.sites.newestRecords()
        let now = context.dates.now
        let row = SiteRestAdapter(
            rest,
            location: records.location(rest.locationID),
            now: now,
            display: composition.sites.display
        )
        let isGone = !records.rests.contains { $0.id == rest.id }
        let covering = records.rest(of: rest.locationID, at: now)
        // With its own end: a later rest may keep the place free for longer.
        if isGone || rest.isOver(at: now),
            let other = records.rests.first(where: { $0.id == covering?.id })
        {
            let until = SiteRestAdapter(
                other,
                location: records.location(rest.locationID),
                now: now,
                display: composition.sites.display
            )
            let id = SiteShortIDs(ofRests: records.rests).text(other.id)
            let end = context.commandLine("sites rest end \(id)")
            context.console.remark(
                "Another rest keeps the place free: \(until.accessibilityLabel). "
                    + "End it with: \(end)\n"
            )
        }
        let result = CommandResult(
            SiteRestsDocument([rest], in: records, now: now),
            text: isGone
                ? "Deleted: \(row.accessibilityLabel).\n" : "\(row.accessibilityLabel).\n"
        )
        return try await offer.mark(result)
    }

    /// The rest for a text: by the beginning of its id, or by its place.
    @MainActor
    private static func found(
        _ text: String,
        in records: SiteRecords,
        _ context: CommandContext
    ) async throws -> SiteRest.ID {
        if let typed = SiteShortIDs.Typed(text) {
            let fitting = records.rests.filter { typed.fits($0.id) }
            if fitting.count == 1 { return fitting[0].id }
        }
        let location = try await SiteArgument(records: records, context: context)
            .location(text)
        let now = context.dates.now
        let own = records.rests.filter { $0.locationID == location.id && !$0.isOver(at: now) }
        guard let rest = records.rest(of: location.id, at: now) ?? own.first else {
            let error = SiteRotationError.unknownRest(location.id)
            throw CommandFailure(
                domain: SiteRotationError.errorDomain,
                code: error.errorCode,
                kind: error.kind,
                message: saying(
                    """
                    \(location.shownName) does not rest. \
                    See the rests with: \(context.commandLine("sites rest list"))
                    """
                ),
                isRefusal: true
            )
        }
        return rest.id
    }
}
