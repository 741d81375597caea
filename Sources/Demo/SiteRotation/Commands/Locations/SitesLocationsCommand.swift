import MomentumCommandLine

/// `momentum sites locations`.
enum SitesLocationsCommand {
    /// The answer of every change of locations.
    static let json = """
        {"locations": [L]}, all of them as they are now, L as in list
        """
    static let zone = Argument.required(
        "NAME",
        "A zone such as \"Front Abdomen\", or a single location such as \"Left Front Abdomen\".",
        as: .text.completed(from: .zones)
    )
    static let zoneOrPosition = Argument.required(
        "NAME",
        "A zone such as \"Front Abdomen\" or its position in the list, or a single location.",
        as: .text.completed(from: .zones)
    )

    static let command = Command(
        "locations",
        summary: "Manage the places on the body that are rotated.",
        example: "momentum sites locations list",
        subcommands: [
            SitesLocationsListCommand.command.proposed(for: "ls", "show"),
            SitesLocationsAddCommand.command.proposed(for: "new", "create"),
            SitesLocationsSwitchCommand.enable.proposed(for: "on"),
            SitesLocationsSwitchCommand.disable.proposed(for: "off", "hide"),
            SitesLocationsUseCommand.command,
            SitesLocationsMoveCommand.command,
            SitesLocationsRemoveCommand.command.proposed(for: "delete", "rm"),
        ]
    )
}
