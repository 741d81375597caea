import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

enum SitesWatchStatusCommand {
    static let json = """
        {"state": "awaitingState" | "noActiveSite" | "wearing", "source", "revision", "home": \
        {"location", "start", "elapsedText", "status", "targetHours"} | null, "recommended": \
        [{"id", "name", "lastUsed", "lastUsedText"}], "all", "waiting": [{"id", \
        "location", "requestedAt"}], "notices": [texts]}
        """

    static let command = Command(
        "status",
        summary: "Show what the phone said last, and what became of requests.",
        details: "A refusal is shown once.",
        example: "momentum sites watch status",
        json: json
    ) { _, context in
        let root = WatchRoot(context)
        let watch = try root.builder()
        let client = watch.client
        await client.look()
        guard await client.situation().state != nil || !root.hasFailures else {
            throw WatchRoot.unreadable
        }
        let router = Router(root: WatchRoute.home)
        let home = watch.makeHomeViewModel(router: router.projected(.itself))
        await home.load()
        let document = WatchStatusDocument(
            home.situation,
            now: context.dates.now,
            display: watch.display
        )
        let result = CommandResult(document, text: WatchStatusDocument.text(home.texts))
        // The answer shows them.
        await client.dismissRefusals()
        return result
    }
}
