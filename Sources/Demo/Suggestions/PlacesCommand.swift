import MomentumCommandLine

/// `momentum places`: the offline place index.
enum PlacesCommand {
    static let command = Command(
        "places",
        summary: "Build and inspect an offline index of places.",
        example: "momentum places info places.index",
        subcommands: [
            PlacesBuildCommand.command, PlacesInfoCommand.command, PlacesTryCommand.command,
        ]
    )
}
