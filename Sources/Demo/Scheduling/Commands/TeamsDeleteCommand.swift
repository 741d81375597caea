import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// `momentum teams delete`.
enum TeamsDeleteCommand {
    static let command = Command(
        "delete",
        summary: "Delete a team; its members stay.",
        arguments: [TeamsShowCommand.id],
        options: [UsersDeleteCommand.yes, SchedulingScreens.server],
        example: "momentum teams delete 2 --yes",
        json: #"{"deleted": id, "wasGone": Boolean}"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let id = try await screens.team(call[TeamsShowCommand.id]).id
        let screen = try screens.builder.makeTeamViewModel(id: id)
        screen.askToDelete()
        if case .asking(let name) = screen.deletion, !call[UsersDeleteCommand.yes] {
            let answer = try await context.console.confirm("Delete \(name)?")
            guard let answer else {
                throw call.usageError("Nobody can be asked.", hint: "Use --yes.")
            }
            guard answer else { throw CommandFailure.interrupted }
        }
        await screen.confirmDeletion()
        switch screen.deletion {
        case .deleted(let wasGone):
            return CommandAnswer(
                DeletedDocument(deleted: id, wasGone: wasGone),
                text: wasGone ? "Team \(id) was gone already.\n" : "Deleted team \(id).\n"
            )
        case .failed(let message): throw CommandFailure(message)
        default: throw CommandFailure.interrupted
        }
    }
}
