import MomentumCommandLine
import MomentumSiteRotationDomain

enum SitesPhoneRunCommand {
    static let once = Option.flag("once", "Answer what waits, push the state, and end.")

    static let command = Command(
        "run",
        summary: "Carry out what the watch asks for, and push the state to it.",
        details: """
            Pushes at the start, after each command, and whenever records or settings change, whichever \
            process of this program changes them.
            """,
        options: [once, SitesWatchRunCommand.duration],
        example: "momentum sites phone run --once",
        json: """
            {"pushes", "source", "revision", "active": name | null, "answers": [{"id", "refusal": \
            code | null}]}
            """
    ) { call, context in
        guard !call[once] || call[SitesWatchRunCommand.duration] == nil else {
            throw call.usageError("--once ends by itself.", hint: "Leave out --for.")
        }
        let composition = try await CompositionRoot.forRecords(context)
        let journal = try composition.phoneJournal(console: context.console)
        let (host, sites) = try composition.watchHost(reportingTo: journal)
        if call[once] {
            await host.push()
            await host.serve()
        } else {
            if !context.console.mode.isJSON { context.console.note("Listening. Ctrl-C ends.\n") }
            try await composition.run(
                host,
                over: sites,
                for: call[SitesWatchRunCommand.duration].map { .seconds($0) }
            )
        }
        return CommandResult(PhoneRunDocument(journal.states), text: TerminalText())
    }
}
