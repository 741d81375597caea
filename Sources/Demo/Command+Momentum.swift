extension Command {
    /// Everything the program can be asked to do.
    static let momentum: Command = Command(
        "momentum",
        summary: "Rotate infusion sites, complete forms, schedule teams; all in the terminal.",
        example: "momentum --help",
        subcommands: [SitesCommand.command, CompletionsCommand.command]
    )
}
