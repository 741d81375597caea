import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesUndoCommand {
    static let redo = Option.flag("redo", "Do again what the last undo took back.")

    static let command = Command(
        "undo",
        summary: "Take back the last change of the records.",
        details: """
            What was changed again since stays as it is. Calling it again goes one further back.
            """,
        options: [redo],
        example: "momentum sites undo",
        json: """
            {"changed": [E], "changedLocations": [names], "leftAlone": [E]}, E as in history
            """
    ) { call, context in
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let target: SiteUndo.Target = call[redo] ? .lastUndo : .lastChange
        let undone = try await composition.sites.undo(target)
        let records = try await composition.sites.records()
        let display = composition.sites.display
        let texts = SiteUndoAdapter(undone, target: target, in: records, display: display)
        let others = texts.otherCount > 0 ? ["and \(texts.otherCount) more"] : []
        var text = TerminalText.lines(
            ["\(texts.title, .bold)"] + (texts.effects + others).map { "  \($0)" }
        )
        if !undone.leftAlone.isEmpty {
            let listing = SitesEntriesText(
                records: records,
                display: display,
                traits: context.console.traits
            )
            text += listing.text("Changed since, and left alone:", undone.leftAlone)
        }
        return CommandResult(UndoneSiteDocument(undone, in: records), text: text).saved()
    }
}
