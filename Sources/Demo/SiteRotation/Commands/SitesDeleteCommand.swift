import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesDeleteCommand {
    static let id = SitesEditCommand.id
    static let extendPrevious = Option.flag(
        "extend-previous",
        "Let the entry before take over its end; it is worn again if this one is."
    )

    static let command = Command(
        "delete",
        summary: "Delete an entry; no other one is opened for it.",
        details: "Asks on a terminal; elsewhere --yes has to be given.",
        arguments: [id],
        options: [extendPrevious, SiteCorrectionRun.dryRun, SiteCorrectionRun.yes],
        example: "momentum sites delete last --yes",
        json: """
            {"changed": [E], "plan", "applied"}, E as in history, the plan as of insert; nothing is \
            changed when the answer was no
            """
    ) { call, context in
        let isAgreed = call[SiteCorrectionRun.yes]
        guard isAgreed || call[SiteCorrectionRun.dryRun] || context.console.traits.isInputTerminal
        else {
            throw call.usageError(
                saying("Deleting asks first."),
                hint: saying("Add --yes to delete unasked.")
            )
        }
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let run = try await SiteCorrectionRun(composition, context)
        let entry = try run.entry(call[id])
        let deletion = SiteEntryDeletion(
            id: composition.sites.identifiers.next(),
            entryID: entry.id
        )
        let (plan, isApplied) = try await run.carryOut(
            .delete(deletion, extendsPrevious: call[extendPrevious]),
            call,
            isAgreed: isAgreed,
            asking: "Delete it?"
        )
        let (records, display) = (run.records, run.display)
        // The entry at its deletion; another process may have changed it since the reading.
        let deleted = plan.effects.first { $0.before?.id == entry.id }?.before ?? entry
        let document = DeletedSiteEntryDocument(
            changed: isApplied ? [SiteEntryDocument(deleted, in: records)] : [],
            plan: run.document(of: plan),
            applied: isApplied
        )
        guard isApplied else {
            return CommandResult(
                document,
                text: "Nothing was deleted.\n"
                    + (call[SiteCorrectionRun.dryRun] ? run.text(of: plan) : "")
            )
        }
        let listing = SitesEntriesText(
            records: records,
            display: display,
            traits: context.console.traits
        )
        let others = plan.effects.filter { $0.entry?.id != entry.id }
        return CommandResult(
            document,
            text: listing.text("Deleted:", [deleted])
                + .lines(
                    others.map {
                        "  \(SiteCorrectionAdapter.text(of: $0, in: records, display: display))"
                    }
                )
        )
        .saved(undo: context.undoOfSites)
    }
}
