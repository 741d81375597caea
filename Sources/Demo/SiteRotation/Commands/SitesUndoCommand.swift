import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesUndoCommand {
    static let redo = Option.flag("redo", "Do again what the last undo took back.")
    static let dryRun = Option.flag("dry-run", "Say what would be taken back, and change nothing.")
    static let list = Option.flag("list", "List what can be taken back, the newest first.")

    static let command = Command(
        "undo",
        summary: "Take back the last change of the records.",
        details: """
            What was changed again since stays as it is. Calling it again goes one further back.
            """,
        options: [redo, dryRun, list],
        example: "momentum sites undo --dry-run",
        json: """
            {"action": {"kind", "time", "text"}, "effects": [{"change", "before", "after", "text"}], \
            "changed": [E], "changedLocations": [names], "changedSensors": [E], "changesSettings", \
            "leftAlone": [E]}, E as in history; --list {"actions": [{"kind", "time", "text"}]}
            """
    ) { call, context in
        guard !call[list] || !(call[redo] || call[dryRun]) else {
            throw call.usageError(saying("--list excludes the other options."))
        }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let sites = composition.sites
        let records = try await sites.records()
        if call[list] { return try await listing(sites, in: records) }
        let target: SiteUndo.Target = call[redo] ? .lastUndo : .lastChange
        let screen = sites.makeUndoViewModel()
        await screen.prepare(target)
        guard case .ready(let preview, let texts) = screen.state else {
            switch screen.state {
            case .nothing(let message), .failed(_, let message): throw CommandFailure(message)
            default: throw CommandFailure.interrupted
            }
        }
        if !call[dryRun] {
            await screen.confirm()
            if case .failed(_, let message) = screen.state { throw CommandFailure(message) }
            guard case .done = screen.state else { throw CommandFailure.interrupted }
            // Reading restored settings copies them for older programs.
            do {
                _ = try await sites.settings()
            } catch {
                context.console.warn("\(ErrorMessage(error, words: .current).text)\n")
            }
        }
        // Only the newest records have the names of restored locations.
        let newest = call[dryRun] ? records : try await sites.newestRecords()
        let document = UndoneSiteDocument(preview, in: newest, display: sites.display)
        var text: TerminalText = call[dryRun] ? "Nothing has been changed.\n" : ""
        text += lines(texts)
        if !preview.change.leftAlone.isEmpty {
            let listing = SitesEntriesText(
                records: newest,
                display: sites.display,
                traits: context.console.traits
            )
            text += listing.text("Changed since, and left alone:", preview.change.leftAlone)
        }
        let result = CommandResult(document, text: text)
        return call[dryRun] ? result : result.saved()
    }

    private static func lines(_ texts: SiteUndoAdapter) -> TerminalText {
        let others = texts.otherCount > 0 ? [saying("and \(texts.otherCount) more")] : []
        return .lines(
            ["\(texts.title, .bold)"] + (texts.effects + others).map { "  \($0)" }
        )
    }

    @MainActor
    private static func listing(
        _ sites: SiteRotationBuilder,
        in records: SiteRecords
    ) async throws -> CommandResult {
        let actions = try await sites.listActions.execute()
        let rows = actions.map { action in
            SiteActionDocument(action, in: records, display: sites.display)
        }
        let lines: [TerminalText] = rows.map { row in
            "\(sites.display.dateAndTime(row.time))  \(row.text)"
        }
        return CommandResult(
            SiteActionsDocument(actions: rows),
            text: .lines(lines.isEmpty ? ["There is nothing to take back."] : lines)
        )
    }
}
