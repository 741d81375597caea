import MomentumCommandLine

/// `momentum teams`: the teams of the plan.
enum TeamsCommand {
    static let command = Command(
        "teams",
        summary: "Look up and change the teams of the plan.",
        example: "momentum teams list",
        subcommands: [
            TeamsListCommand.command, TeamsShowCommand.command, TeamsSaveCommand.create,
            TeamsSaveCommand.update, TeamsDeleteCommand.command,
        ]
    )
}
