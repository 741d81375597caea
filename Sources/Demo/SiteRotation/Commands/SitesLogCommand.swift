import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

enum SitesLogCommand {
    static let location = Argument.required(
        "LOCATION",
        "A short name, a display name or an id; a beginning that fits one alone is enough.",
        as: .text
    )
    static let note = Option.value("note", "TEXT", "What to remember about it.", as: .text)
    static let time = Option.value("at", "TIME", "When it was placed; now without it.", as: .time)
    static let previousNote = Option.value(
        "previous-note",
        "TEXT",
        "Replaces the note of the site that is closed; none clears it.",
        as: .orNone(.text)
    )
    static let operation = Option.value(
        "operation",
        "UUID",
        "The identity of this change: the same one takes effect once.",
        as: .identifier
    )

    static let command = Command(
        "log",
        summary: "Log a site change: close the site that is worn, and open one here.",
        arguments: [location],
        options: [
            note, time, previousNote,
            operation,
        ],
        example: "momentum sites log \"left front abdomen\" --note \"new insulin\"",
        json: #"{"operation", "entry": E, "closed": E | null}, E as in history"#
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let selection = composition.sites.makeSelectionViewModel(
            router: composition.router.projected(.sites)
        )
        await selection.load()
        let records = try await composition.sites.records()
        let location = try SiteArgument.location(call[location], in: records)
        selection.choose(location.id, operation: call[operation])
        selection.edit { draft in
            draft.note = call[note] ?? ""
            draft.time = call[time]
            draft.previousNote = call[previousNote].map { .set($0.value) } ?? .keep
        }
        await selection.confirm()
        if case .failed(_, let message) = selection.state { throw CommandFailure(message) }
        guard case .saved(let logged) = selection.state else { throw CommandFailure.interrupted }

        let display = composition.sites.display
        let name = display.texts.displayName(of: records.location(logged.entry.locationID))
        let moment = display.dateAndTime(logged.entry.startTime)
        var lines: [TerminalText] = [
            logged.isRepeat
                ? "Nothing was written: this operation had logged \(name, .bold), \(moment)."
                : "Logged \(name, .bold), \(moment)."
        ]
        if let closed = logged.closed {
            let name = display.texts.displayName(of: records.location(closed.locationID))
            lines.append("Closed \(name) after \(WearDuration(closed)?.text ?? "").")
        }
        if let remark = selection.remark { lines.append("\(remark)") }
        return CommandResult(
            LoggedSiteDocument(
                operation: logged.entry.id,
                entry: SiteEntryDocument(logged.entry, in: records),
                closed: logged.closed.map { SiteEntryDocument($0, in: records) }
            ),
            text: .lines(lines)
        )
        .saved()
    }
}
