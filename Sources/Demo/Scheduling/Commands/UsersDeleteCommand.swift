import Foundation
import MomentumDI
import MomentumData
import MomentumDomain
import MomentumPresentation

/// `momentum users delete`.
enum UsersDeleteCommand {
    static let yes = Option.flag("yes", "Do not ask.")

    static let command = Command(
        "delete",
        summary: "Delete a person.",
        arguments: [UsersShowCommand.id],
        options: [yes, SchedulingScreens.server],
        example: "momentum users delete 5 --yes",
        json: #"{"deleted": id, "wasGone": Boolean}"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let id = try await screens.user(call[UsersShowCommand.id]).id
        let screen = try screens.builder.makeUserViewModel(id: id)
        await screen.askToDelete()
        if case .asking(let name) = screen.deletion, !call[yes] {
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
                text: wasGone ? "Person \(id) was gone already.\n" : "Deleted person \(id).\n"
            )
        case .failed(let message): throw CommandFailure(message)
        default: throw CommandFailure.interrupted
        }
    }
}
