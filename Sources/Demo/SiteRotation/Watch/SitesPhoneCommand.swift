import MomentumCommandLine

/// `momentum sites phone`.
enum SitesPhoneCommand {
    static let command = Command(
        "phone",
        summary: "Be the phone of a watch that runs in another process.",
        example: "momentum sites phone run",
        subcommands: [SitesPhoneRunCommand.command]
    )
}
