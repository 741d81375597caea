/// `momentum auth`: the session at a server.
enum AuthCommand {
    static let command = Command(
        "auth",
        summary: "Sign in to a server, and out.",
        example: "momentum auth login --server https://mps.example",
        subcommands: [
            AuthLoginCommand.command, AuthStatusCommand.command, AuthLogoutCommand.command,
            AuthCheckCommand.command,
        ]
    )
}
