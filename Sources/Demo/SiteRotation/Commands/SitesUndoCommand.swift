import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

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
        let undone = try await composition.sites.undo(call[redo] ? .lastUndo : .lastChange)
        let records = try await composition.sites.records()
        let display = composition.sites.display
        var text = SitesEntriesText.text(
            call[redo] ? "Done again:" : "Taken back:",
            undone.entries,
            in: records,
            display: display
        )
        text += .lines(undone.locations.map { "  \($0.displayName)" })
        if !undone.leftAlone.isEmpty {
            text += SitesEntriesText.text(
                "Changed since, and left alone:",
                undone.leftAlone,
                in: records,
                display: display
            )
        }
        return CommandResult(UndoneSiteDocument(undone, in: records), text: text).saved()
    }
}
