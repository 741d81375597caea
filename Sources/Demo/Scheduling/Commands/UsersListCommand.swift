import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation
import MomentumTerminal

enum UsersListCommand {
    static let search = Option.value("search", "TEXT", "Names with every word of this.", as: .text)

    static let command = Command(
        "list",
        summary: "List people by name.",
        options: [UserValues.craft, search, SchedulingScreens.load, SchedulingScreens.server],
        example: "momentum users list --craft Engineering --search ana",
        json: """
            {"users": [{"id", "fullName", "craftAbility", "jobLevel", "craftFocus", \
            "levelStartDate"}], "freshness": {"source", "asOf"}}
            """
    ) { call, context in
        let screens = try await SchedulingScreens(call, context)
        let list = screens.builder.makeUsersViewModel(router: screens.router)
        list.choose(call[UserValues.craft])
        list.search(call[search] ?? "")
        await list.load(call[SchedulingScreens.load] ?? .networkElseCache)
        let shown = try await screens.value(of: list.state)
        screens.warn(of: try screens.feed.users.loadedValue())
        return CommandResult(
            UsersDocument(
                users: shown.users.map { UserDocument($0) },
                freshness: FreshnessDocument(shown.freshness)
            ),
            text: shown.text(on: context.console.traits)
                + screens.footnote(shown.freshness).paragraph(on: context.console.traits)
        )
        .paged()
    }
}
