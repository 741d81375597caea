import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesDeleteCommand {
    static let id = SitesEditCommand.id
    static let yes = Option.flag("yes", short: "y", "Do not ask.")

    static let command = Command(
        "delete",
        summary: "Delete an entry; no other one is opened for it.",
        details: "Asks on a terminal; elsewhere --yes has to be given.",
        arguments: [id],
        options: [yes],
        example: "momentum sites delete last --yes",
        json: #"{"changed": [E]}, E as in history; empty when the answer was no"#
    ) { call, context in
        guard call[yes] || context.console.traits.isInputTerminal else {
            throw call.usageError("Deleting asks first.", hint: "Add --yes to delete unasked.")
        }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let records = try await composition.sites.records()
        let display = composition.sites.display
        let entry = try SiteArgument(records: records, console: context.console)
            .entry(call[id], display: display)
        let listing = SitesEntriesText(
            records: records,
            display: display,
            traits: context.console.traits
        )
        let screen = composition.sites.makeEntryEditViewModel(
            entry: entry.id,
            router: composition.router.projected(.sites)
        )
        await screen.load()
        screen.askToDelete()
        if !call[yes] {
            context.console.show(listing.text("This entry:", [entry]))
            guard try await context.console.confirm("Delete it?") == true else {
                return CommandResult(
                    ChangedEntriesDocument(changed: []),
                    text: "Nothing was deleted.\n"
                )
            }
        }
        await screen.delete()
        if case .deletionFailed(_, let message) = screen.state { throw CommandFailure(message) }
        guard case .deleted(let changed) = screen.state else { throw CommandFailure.interrupted }
        return CommandResult(
            ChangedEntriesDocument(changed: changed.map { SiteEntryDocument($0, in: records) }),
            text: listing.text("Deleted:", changed)
        )
        .saved(undo: context.undoOfSites)
    }
}
