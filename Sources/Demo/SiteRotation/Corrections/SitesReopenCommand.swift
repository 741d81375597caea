import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

enum SitesReopenCommand {
    /// The JSON of the commands whose answer is a plan.
    static let document = """
        {"plan": {"action", "effects": [{"change", "before": E | null, "after": E | null, \
        "text"}], "overlaps": [{"first", "second", "from", "to", "hours"}], \
        "gaps": [{"from", "to", "hours"}]}, "applied"}, E as in history
        """

    static let command = Command(
        "reopen",
        summary: "Open an entry again that was ended too early.",
        details: """
            The last entry is worn again. The one before it is opened by deleting the last, which the \
            plan says before anything is written.
            """,
        arguments: [SitesEditCommand.id],
        options: [SiteCorrectionRun.dryRun, SiteCorrectionRun.yes],
        example: "momentum sites reopen last --yes",
        json: document
    ) { call, context in
        try SiteCorrectionRun.checkAnswer(call, context)
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let run = try await SiteCorrectionRun(composition, context)
        let entry = try run.entry(call[SitesEditCommand.id])
        let id = composition.sites.identifiers.next()
        return try await run.answer(.reopen(SiteReopening(id: id, entryID: entry.id)), call)
    }
}
