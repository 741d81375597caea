import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

enum UsersShowCommand {
    static let id = Argument.required(
        "ID",
        "The number or the name of the person.",
        as: .personOrTeam.completed(from: .users)
    )

    static let command = Command(
        "show",
        summary: "Show a person, with the teams.",
        arguments: [id],
        options: [SchedulingScreens.load, SchedulingScreens.server],
        example: "momentum users show 1",
        json: #"{"user": U, "teams": [{"id", "name", "isLead"}] or null}, U as in list"#
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let user = try await screens.user(
            call[id],
            call[SchedulingScreens.load] ?? .networkElseCache
        )
        let screen = screens.builder.makeUserViewModel(id: user.id, router: screens.router)
        await screen.load()
        let detail = try screens.shown(screen.state)
        return CommandResult(
            UserDetailDocument(UserDocument(user), detail),
            text: detail.text(on: context.console.traits)
        )
    }
}
