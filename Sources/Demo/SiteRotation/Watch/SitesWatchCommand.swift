import MomentumCommandLine

/// `momentum sites watch`.
enum SitesWatchCommand {
    static let command = Command(
        "watch",
        summary: "Be a watch: show what the phone said last, and ask it to log changes.",
        details: """
            It shares nothing with the phone but a folder for what goes between the two. The phone is \
            momentum sites phone run in another process.
            """,
        example: "momentum sites watch log \"L Arm (Back)\"",
        subcommands: [
            SitesWatchStatusCommand.command,
            SitesWatchLogCommand.command,
            SitesWatchRunCommand.command,
        ]
    )
}
