import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

enum TeamsShowCommand {
    static let id = Argument.required(
        "ID",
        "The number or the name of the team.",
        as: .personOrTeam.completed(from: .teams)
    )

    static let command = Command(
        "show",
        summary: "Show a team, with its members.",
        arguments: [id],
        options: [SchedulingScreens.load, SchedulingScreens.server],
        example: "momentum teams show 1",
        json: #"{"id", "name", "teamLead": {"id", "fullName"}, "members": [{"id", "fullName"}]}"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let team = try await screens.team(
            call[id],
            call[SchedulingScreens.load] ?? .networkElseCache
        )
        let screen = screens.builder.makeTeamViewModel(id: team.id, router: screens.router)
        await screen.load()
        return CommandResult(
            TeamDocument(team),
            text: try screen.state.loadedValue().text(on: context.console.traits)
        )
    }
}
