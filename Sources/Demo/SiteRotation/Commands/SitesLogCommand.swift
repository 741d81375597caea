import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesLogCommand {
    static let location = Argument.optional(
        "LOCATION",
        """
        A name, or words of it in any order, such as "l thigh f" for Left Front Thigh; without it, \
        a terminal lets you choose.
        """,
        as: .text.completed(from: .locations)
    )
    static let note = Option.value(
        "note",
        short: "m",
        "TEXT",
        "What to remember about it.",
        as: .text
    )
    static let time = Option.value("at", "TIME", "When it was placed; now without it.", as: .moment)
    static let previousNote = Option.value(
        "previous-note",
        "TEXT",
        "Replaces the note of the site that is closed; none clears it.",
        as: .orNone(.text)
    )
    static let reason = Option.value(
        "reason",
        "REASON",
        "Why the set or sensor that is closed came off.",
        as: RemovalOptions.reason
    )
    static let findings = Option.repeated(
        "finding",
        "FINDING",
        "What was seen at its place; may be repeated.",
        as: RemovalOptions.finding
    )
    static let ended = Option.value(
        "ended",
        "TIME",
        "When it came off, if earlier.",
        as: .moment
    )
    static let profile = Option.value(
        "profile",
        "NAME",
        "The profile of the new one, with its planned hours: by default the last; none for none.",
        as: .orNone(.text.completed(from: .profiles))
    )
    static let operation = Option.value(
        "operation",
        "UUID",
        "The identity of this change: the same one takes effect once.",
        as: .identifier
    )

    static let again = Option.flag(
        "again",
        "Log it even if the same location was logged less than 15 minutes before."
    )

    static let command = Command(
        "log",
        summary: "Log a site change: close the site that is worn, and open one here.",
        arguments: [location],
        options: [
            note, time, profile, previousNote, reason, findings, ended,
            operation, again,
        ],
        example: "momentum sites log \"left front abdomen\" --note \"new insulin\"",
        json: """
            {"operation": ID | null, "entry": E | null, "closed": E | null, "overlaps": [E] | null}, \
            E as in history; nothing but null when a question was answered with no
            """
    ) { call, context in
        guard let place = call[location] else { return try await choose(call, context) }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let selection = composition.sites.makeSelectionViewModel(
            router: composition.router.projected(.sites)
        )
        await selection.load()
        let records = try await composition.sites.records()
        let argument = SiteArgument(records: records, context: context)
        let location = try await argument.location(place)
        let profile = try argument.profile(call[profile])
        let (time, end) = (try context.past(call[time]), try context.past(call[ended]))
        selection.choose(location.id, operation: call[operation])
        selection.edit { draft in
            draft.note = call[note] ?? ""
            draft.time = time
            draft.profile = profile
            draft.previousNote = call[previousNote].map { .set($0.value) } ?? .keep
            draft.previousReason = call[reason].map { .set($0) } ?? .keep
            draft.previousFindings = call[findings].isEmpty ? .keep : .set(Set(call[findings]))
            draft.previousEnd = end
        }
        let display = composition.sites.display
        var answered: RemovalQuestion.Answer?
        @MainActor func askForReason(_ records: SiteRecords) async throws {
            guard call[reason] == nil, call[operation] == nil else { return }
            if let answered {
                // A set is asked about only once; answers about another set are dropped.
                if answered.entryID == records.activeEntry?.id { return }
                selection.edit { draft in
                    draft.previousReason = .keep
                    draft.previousFindings =
                        call[findings].isEmpty ? .keep : .set(Set(call[findings]))
                    draft.previousEnd = end
                }
            }
            let removal = RemovalQuestion(
                records,
                display,
                context,
                isSeen: !call[findings].isEmpty
            )
            let answer = try await removal.answer(before: selection.draft)
            answered = answer
            selection.edit(answer.fill)
        }
        // A change minutes after the last one may be its correction, which removes no set.
        let isSoon = selection.draft.flatMap { draft in
            SiteLoggedAgain(draft, in: records, now: context.now)
        }
        if isSoon == nil { try await askForReason(records) }
        await selection.confirm()
        var (unasked, corrected): (SoonLogged?, SoonLogged?) = (nil, nil)
        questions: while true {
            switch selection.state {
            case .askingAboutRest, .askingAboutClash:
                let remark = selection.placeRemark ?? ""
                switch try await context.console.confirm("\(remark) Log it nevertheless?") {
                case true?: break
                case false?: return .nothingLogged
                case nil: if !context.console.mode.isQuiet { context.console.warn("\(remark)\n") }
                }
                await selection.confirmAgain()
            case .asking(_, let last):
                let present = try await composition.sites.records()
                let question = SoonLogged(last, location, present, display, context)
                let remark = selection.correctionRemark
                switch try await question.answer(isAgain: call[again], remark: remark) {
                case .new:
                    try await askForReason(present)
                    await selection.confirmAgain()
                case .unasked:
                    unasked = question
                    await selection.confirmAgain()
                case .nothing: return .nothingLogged
                case .correction:
                    corrected = question
                    await selection.correctInstead()
                }
            // The previous set is another one, so no question is left.
            case .confirming where !Task.isCancelled:
                unasked = nil
                await selection.confirm()
            case .corrected, .correctionFailed:
                guard let corrected else { throw CommandFailure.interrupted }
                return try corrected.corrected(selection.state)
            default: break questions
            }
        }
        if case .failed(_, let message) = selection.state {
            throw failure(message, at: location, time, in: records, display, call, context)
        }
        guard case .saved(let logged) = selection.state else { throw CommandFailure.interrupted }
        if !logged.isRepeat { unasked?.warn(about: call[note], call[Self.profile]) }

        let name = display.texts.displayName(of: records.location(logged.entry.locationID))
        let moment = display.dateAndTime(logged.entry.startTime)
        var lines: [TerminalText] = [
            logged.isRepeat
                ? "Nothing was written: this operation had logged \(name, .bold), \(moment)."
                : "Logged \(name, .bold), \(moment)."
        ]
        if let profile = records.profile(logged.entry.profileID),
            let hours = logged.entry.targetHours
        {
            let planned = "\(display.number(hours)) \(display.texts.hours)"
            lines.append("\(display.texts.profiles.title): \(data: profile.name), \(planned).")
        }
        if let closed = logged.closed {
            let name = display.texts.displayName(of: records.location(closed.locationID))
            let worn = WearDuration(closed).map(display.texts.text(of:)) ?? ""
            lines.append("Closed \(name) after \(worn).")
        }
        if let remark = selection.remark { lines.append("\(remark)") }
        if !logged.overlaps.isEmpty,
            let hint = await SitesReviewCommand.line(composition.sites, context, records.device)
        {
            lines.append("\(hint)")
        }
        if let closed = logged.closed, records.suggestsRest(after: closed, at: context.now),
            let place = records.location(closed.locationID)
        {
            let rest = "sites rest add \(place.displayName.shellWord) --until +2w"
            lines.append("Leave it free with: \(context.commandLine(rest))")
        }
        return CommandResult(
            LoggedSiteDocument(
                operation: logged.entry.id,
                entry: SiteEntryDocument(logged.entry, in: records),
                closed: logged.closed.map { SiteEntryDocument($0, in: records) },
                overlaps: SiteEntryDocument.list(logged.overlaps, in: records)
            ),
            text: .lines(lines)
        )
        .saved(undo: logged.isRepeat ? nil : context.undoOfSites)
    }

    /// Lets the user choose in full screen; ends with or without the change.
    @MainActor
    private static func choose(
        _ call: Invocation,
        _ context: CommandContext
    ) async throws -> CommandResult {
        let isPlain =
            call[note] == nil && call[time] == nil && call[previousNote] == nil
            && call[operation] == nil && !call[again] && call[reason] == nil
            && call[findings].isEmpty && call[ended] == nil && call[profile] == nil
        guard context.hasWholeTerminal, isPlain else {
            let sites = try await CompositionRoot.forRecords(.init(context: context)).sites
            let names = try await sites.records().enabledLocations.map(\.shownName)
            let places = names.joined(separator: ", ")
            throw call.usageError(
                saying("LOCATION is missing."),
                hint: saying(
                    "For example: \(call.path) \"left front abdomen\". The places are \(places)."
                )
            )
        }
        let run = try await AppRun(context, server: nil, isForOneChange: true)
        let log = call.path.contains(" sensor ") ? "sensors/log" : "log"
        try await run.open("momentum://sites/\(log)")
        let result = try await run.onTerminal()
        guard run.hasChangedRecords else { throw CommandFailure.interruptedUnchanged }
        return run.offersUndo ? result.saved(undo: context.undoOfSites) : result
    }
}
