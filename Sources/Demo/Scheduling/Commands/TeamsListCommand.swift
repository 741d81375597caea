import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation
import MomentumTerminal

enum TeamsListCommand {
    static let command = Command(
        "list",
        summary: "List teams by name.",
        options: [SchedulingScreens.load, SchedulingScreens.server],
        example: "momentum teams list",
        json: """
            {"teams": [{"id", "name", "teamLead": {"id", "fullName"}, \
            "members": [{"id", "fullName"}]}], "freshness": {"source", "asOf"}}
            """
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let list = screens.builder.makeTeamsViewModel(router: screens.router)
        await list.load(call[SchedulingScreens.load] ?? .networkElseCache)
        let shown = try await screens.value(of: list.state)
        screens.warn(of: try screens.feed.teams.loadedValue())
        return CommandResult(
            TeamsDocument(
                teams: shown.teams.map { TeamDocument($0) },
                freshness: FreshnessDocument(shown.freshness)
            ),
            text: shown.text(on: context.console.traits)
                + screens.footnote(shown.freshness).paragraph(on: context.console.traits)
        )
        .paged()
    }
}
