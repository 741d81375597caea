import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

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
            throw call.usageError(said("--once ends by itself."), hint: said("Leave out --for."))
        }
        let journal = PhoneJournal(
            WatchPlaces(context).states,
            console: context.console,
            texts: try CompositionRoot(.init(context: context)).sites.display.texts
        )
        let root = try await CompositionRoot.forRecords(
            .init(context: context, watchStates: journal)
        )
        let host = root.phone.host
        if call[once] {
            await host.push()
            let answered = await host.serve()
            guard !journal.states.isEmpty else {
                let requests = TerminalText.counted(
                    answered,
                    "request was carried out and saved.",
                    "requests were carried out and saved."
                )
                throw CommandFailure(
                    domain: WatchLinkError.errorDomain,
                    code: 0,
                    kind: "notPushed",
                    message: said("Nothing was pushed to the watch.")
                        + (answered > 0 ? " \(said(requests))" : "")
                )
            }
        } else {
            if !context.console.mode.isJSON { context.console.remark("Listening. Ctrl-C ends.\n") }
            await run(host, for: call[SitesWatchRunCommand.duration].map { .seconds($0) })
        }
        return CommandResult(PhoneRunDocument(journal.states), text: TerminalText())
    }

    /// Serves the watch until the time is up or the task is cancelled.
    private static func run(_ host: any WatchHostProtocol, for duration: Duration?) async {
        let clock = ContinuousClock()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await host.run() }
            if let duration {
                group.addTask { try? await clock.sleep(for: duration) }
                _ = await group.next()
                group.cancelAll()
            }
        }
    }
}
