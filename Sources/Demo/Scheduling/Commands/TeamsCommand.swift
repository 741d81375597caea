import MomentumCommandLine

/// `momentum teams`: the teams of the plan.
enum TeamsCommand {
    static let command = Command(
        "teams",
        summary: "Look up and change the teams of the plan.",
        example: "momentum teams list",
        subcommands: [
            TeamsListCommand.command.proposed(for: "ls"),
            TeamsShowCommand.command.proposed(for: "get"),
            TeamsSaveCommand.create.proposed(for: "add", "new"),
            TeamsSaveCommand.update.proposed(for: "edit", "change", "rename", "set"),
            TeamsDeleteCommand.command.proposed(for: "remove", "rm", "del"),
        ]
    )
}
