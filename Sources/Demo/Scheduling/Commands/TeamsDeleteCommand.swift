import Foundation
import MomentumCommandLine
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

enum TeamsDeleteCommand {
    static let command = Command(
        "delete",
        summary: "Delete a team; its members stay.",
        arguments: [TeamsShowCommand.id],
        options: [DeletionState.yes, SchedulingScreens.server],
        example: "momentum teams delete 2 --yes",
        json: #"{"deleted": id, "wasGone": Boolean}"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let isWhole = call[DeletionState.yes]
        let team = try await screens.team(call[TeamsShowCommand.id], isWhole: isWhole)
        let id = team.id
        let screen = screens.builder.makeTeamViewModel(id: id, router: screens.router)
        screen.askToDelete()
        try await screen.deletion.confirm(call, context)
        await screen.confirmDeletion()
        return try screen.deletion.answer(for: "team", id, team.name)
    }
}
