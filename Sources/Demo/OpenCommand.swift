import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationPresentation
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI
import MomentumTerminal

enum OpenCommand {
    static let link = Argument.required(
        "LINK",
        "For example momentum://sites/history, or sites/history.",
        as: .text.completed(from: .addresses)
    )

    struct Document: Encodable, Sendable {
        /// The names of the screens above the first one, topmost last; the topmost may be a sheet.
        let path: [String]
        /// The text of the screen on top.
        let shown: String
    }

    static let command = Command(
        "open",
        summary: "Open a deep link, and show the screen it names.",
        arguments: [link],
        options: [SchedulingScreens.server],
        example: "momentum open momentum://scheduling/teams/1",
        json: #"{"path": [names], "shown": text}"#
    ) { call, context in
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let root = try CompositionRoot(.init(context: context, server: server))
        await root.gate?.restore()
        let link = try await TypedLink(root: root, context: context).spelledOut(call[link])
        try root.router.open(link, in: .momentum)
        let screens = AppScreens(of: root, in: root.router)
        let shown = try await text(of: screens.top, root, server, context)
        return CommandResult(
            Document(path: screens.above.map(\.name), shown: shown.plain),
            text: shown
        )
    }

    @MainActor
    private static func text(
        of screen: AppScreen,
        _ root: CompositionRoot,
        _ server: ServerAddress?,
        _ context: CommandContext
    ) async throws -> TerminalText {
        switch screen {
        case .sites(let screen):
            // Like every command on the records, this first reports losses (ST-11).
            try await root.sites.reportTrouble(context)
            return try await SiteScreenText(
                root: root,
                now: context.dates.now,
                traits: context.console.traits
            )
            .text(of: screen)
        case .syncing(.status):
            return try await SiteSyncScreenText(root: root, context: context).text()
        case .watch(let screen):
            return try await WatchScreenText().text(of: screen)
        case .scheduling(let screen):
            let screens = try await SchedulingScreens(root, context, server: server)
            return try await SchedulingScreenText(screens: screens).text(of: screen)
        case .authentication(let screen):
            guard let server, let builder = root.account?.signIn else {
                return AuthScreenText.withoutServer
            }
            let screens = await AuthScreens(builder, server: server)
            return await AuthScreenText(screens: screens).text(of: screen)
        case .suggestions(let screen):
            return try await SuggestionsScreenText(screen: screen, traits: context.console.traits)
                .text()
        case .program(let route):
            return "“\(route.name)” is a screen of momentum app.\n"
        case .noServer:
            return AuthScreenText.withoutServer
        case .unavailable(let message):
            throw CommandFailure(message)
        }
    }
}
