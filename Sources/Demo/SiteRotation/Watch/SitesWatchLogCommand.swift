import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesWatchLogCommand {
    static let location = Argument.required(
        "LOCATION",
        "A name, or words of it in any order, such as \"l thigh f\" for Left Front Thigh.",
        as: .text.completed(from: .locations)
    )

    static let command = Command(
        "log",
        summary: "Ask the phone to log a site change, placed now.",
        details: "The request waits in a queue until the phone can be reached.",
        arguments: [location],
        example: "momentum sites watch log \"left back arm\"",
        json: #"{"command": {"id", "location": name, "requestedAt"}, "notices": [texts]}"#
    ) { call, context in
        let root = WatchRoot(context)
        let watch = try root.builder()
        let client = watch.client
        await client.look()
        guard let state = await client.situation().state else {
            if root.hasFailures { throw WatchRoot.unreadable }
            throw CommandFailure(
                domain: WatchLinkError.errorDomain,
                code: 0,
                kind: "awaitingState",
                message: saying(
                    """
                    The phone has not said anything yet. Start it with: \
                    \(context.commandLine("sites phone run"))
                    """
                )
            )
        }
        let locations = WatchSelection(state).all.map(\.location)
        let argument = SiteArgument(
            records: SiteRecords(locations: locations),
            context: context
        )
        let chosen = try await argument.location(call[location])
        let router = Router(root: WatchRoute.home)
        let selection = watch.makeSelectionViewModel(router: router.projected(.itself))
        await selection.load()
        selection.choose(chosen.id)
        await selection.confirm()
        if case .failed(_, let message) = selection.state { throw CommandFailure(message) }
        guard case .sent(let command) = selection.state else { throw CommandFailure.interrupted }
        let texts = watch.display.texts.watch
        // Adopting the state may have settled earlier requests, which no later command shows.
        let notices = await client.situation().refused.map { texts.reason($0.refusal) }
        await client.dismissRefusals()
        return CommandResult(
            WatchRequestDocument(command, location: chosen, notices: notices),
            text: .lines(
                notices.map { "\($0)" } + ["\(chosen.shownName, .bold): \(texts.sending)"]
            )
        )
        .saved()
    }
}
