import Foundation
import MomentumCommandLine
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

enum UsersDeleteCommand {
    static let command = Command(
        "delete",
        summary: "Delete a person.",
        arguments: [UsersShowCommand.id],
        options: [DeletionState.yes, SchedulingScreens.server],
        example: "momentum users delete 5 --yes",
        json: #"{"deleted": id, "wasGone": Boolean}"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let isWhole = call[DeletionState.yes]
        let user = try await screens.user(call[UsersShowCommand.id], isWhole: isWhole)
        let id = user.id
        let screen = screens.builder.makeUserViewModel(id: id, router: screens.router)
        await screen.askToDelete()
        try await screen.deletion.confirm(call, context)
        await screen.confirmDeletion()
        return try screen.deletion.answer(for: "person", id, user.fullName)
    }
}
