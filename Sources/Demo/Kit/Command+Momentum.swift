import MomentumCommandLine

extension Command {
    static let momentum: Command = Command(
        "momentum",
        summary: "Rotate infusion sites, complete forms, schedule teams; all in the terminal.",
        details: """
            Alone it shows each feature at work on real input, offline, in a folder of its own that is \
            removed at the end.
            """,
        options: [TourCommand.keep],
        example: "momentum --keep",
        json: #"{"chapters": [{"title", "steps": [{"text", "state"}]}], "folder": path | null}"#,
        subcommands: [
            SitesCommand.command, SuggestCommand.command, PlacesCommand.command,
            DetailsCommand.command, UsersCommand.command, TeamsCommand.command,
            AuthCommand.command, OpenCommand.command, AppCommand.command,
            GraphCommand.command,
            CompletionsCommand.command, HelpCommand.help { .momentum },
            HelpCommand.manual(of: { .momentum }, version: MomentumCommand.version),
        ],
        action: TourCommand.action
    )
}
