import MomentumCommandLine

/// `momentum users`: the people of the plan.
enum UsersCommand {
    static let command = Command(
        "users",
        summary: "Look up and change the people of the plan.",
        example: "momentum users list",
        subcommands: [
            UsersListCommand.command.proposed(for: "ls", "people"),
            UsersShowCommand.command.proposed(for: "get"),
            UsersSaveCommand.create.proposed(for: "add", "new"),
            UsersSaveCommand.update.proposed(for: "edit", "change", "rename", "set"),
            UsersDeleteCommand.command.proposed(for: "remove", "rm", "del"),
        ]
    )
}
