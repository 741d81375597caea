import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

extension Command {
    /// `momentum sites log`
    static let sitesLog = Command(
        "log",
        summary: "Log a site change: close the site that is worn, and open one here.",
        arguments: [SitesLogCommand.location],
        options: [
            SitesLogCommand.note, SitesLogCommand.time, SitesLogCommand.previousNote,
            SitesLogCommand.operation,
        ],
        example: "momentum sites log \"left front abdomen\" --note \"new insulin\"",
        json: #"{"entry": E, "closed": E | null}, E as in history"#
    ) { call, context in
        let composition = try Composition(context)
        let selection = try composition.sites.makeSelectionViewModel()
        await selection.load()
        let records = try await composition.siteRecords()
        let location = try SiteArgument.location(call[SitesLogCommand.location], in: records)
        selection.choose(location.id, operation: call[SitesLogCommand.operation])
        selection.edit { draft in
            draft.note = call[SitesLogCommand.note] ?? ""
            draft.time = call[SitesLogCommand.time]
            draft.previousNote = call[SitesLogCommand.previousNote].map { .set($0.value) } ?? .keep
        }
        await selection.confirm()
        if case .failed(_, let message) = selection.state { throw CommandFailure(message) }
        guard case .saved(let logged) = selection.state else { throw CommandFailure.interrupted }

        let display = try composition.siteDisplay()
        var lines: [TerminalText] = [
            "Logged \(location.displayName, .bold), \(display.dateAndTime(logged.entry.startTime))."
        ]
        if let closed = logged.closed {
            let name = display.texts.displayName(of: records.location(closed.locationID))
            lines.append("Closed \(name) after \(WearDuration(closed)?.text ?? "").")
        }
        return CommandAnswer(
            LoggedSiteDocument(
                entry: SiteEntryDocument(logged.entry, in: records),
                closed: logged.closed.map { SiteEntryDocument($0, in: records) }
            ),
            text: .lines(lines)
        )
    }
}
