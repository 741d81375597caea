import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesWatchRunCommand {
    static let duration = Option.value(
        "for",
        "SECONDS",
        "End after so many seconds; without it, with Ctrl-C.",
        as: .integer(in: 1...86_400)
    )

    static let command = Command(
        "run",
        summary: "Show what the phone says as it comes.",
        options: [duration],
        example: "momentum sites watch run --for 60",
        json: SitesWatchStatusCommand.json
    ) { call, context in
        let watch = try WatchRoot(context).builder()
        let client = watch.client
        let display = watch.display
        let clock = ContinuousClock()
        let changes = client.changes()
        @MainActor func show(_ situation: WatchSituation) {
            let home = WatchHomeAdapter(situation, now: context.dates.now, display: display)
            context.console.remark(WatchStatusDocument.text(home) + "\n")
        }
        show(await client.situation())
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await client.run() }
            group.addTask { for await situation in changes { await show(situation) } }
            if let seconds = call[duration] {
                group.addTask { try? await clock.sleep(for: .seconds(seconds)) }
                _ = await group.next()
                group.cancelAll()
            }
        }
        let situation = await client.situation()
        await client.dismissRefusals()
        return CommandResult(
            WatchStatusDocument(situation, now: context.dates.now, display: display),
            text: TerminalText()
        )
    }
}
