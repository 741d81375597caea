/// `momentum sites locations`.
enum SitesLocationsCommand {
    static let command = Command(
        "locations",
        summary: "Show the places on the body that are rotated.",
        example: "momentum sites locations list",
        subcommands: [SitesLocationsListCommand.command]
    )
}
