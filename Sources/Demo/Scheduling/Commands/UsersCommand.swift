import MomentumCommandLine

/// `momentum users`: the people of the plan.
enum UsersCommand {
    static let command = Command(
        "users",
        summary: "Look up and change the people of the plan.",
        example: "momentum users list",
        subcommands: [
            UsersListCommand.command, UsersShowCommand.command, UsersSaveCommand.create,
            UsersSaveCommand.update, UsersDeleteCommand.command,
        ]
    )
}
