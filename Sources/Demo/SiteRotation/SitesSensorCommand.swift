import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The commands of a log, applied to the sensor log.
enum SitesSensorCommand {
    static let command = Command(
        "sensor",
        summary: "Log glucose sensors beside the sets, each with a history of its own.",
        details: """
            The commands are those of sets. Alone it shows the sensor that is worn. Places are \
            shared, unless one is used for one of the two: see momentum sites locations use.
            """,
        example: "momentum sites sensor log \"left back arm\"",
        json: SitesStatusCommand.command.json,
        subcommands: [
            SitesStatusCommand.command, SitesRecommendCommand.command, SitesLogCommand.command,
            SitesHistoryCommand.command, SitesEditCommand.command, SitesInsertCommand.command,
            SitesReopenCommand.command, SitesDeleteCommand.command, SitesReviewCommand.command,
            SitesStatsCommand.command, SitesMapCommand.command,
        ]
        .map(\.ofSensors),
        action: { _, context in
            let root = try await CompositionRoot.forRecords(.init(context: context))
            guard try await root.sites.settings().usesSensors else {
                return CommandResult(
                    ["sensors": false],
                    text: isOff(root)
                )
            }
            return try await SitesStatusCommand.show(context)
        }
    )

    /// The text while sensors are off, with the command that turns them on.
    @MainActor
    static func isOff(_ root: CompositionRoot) -> TerminalText {
        "\(root.sites.display.texts.sensors.isOff)\n"
            + "Switch them on with: \(root.commandLine("sites settings --sensors on"))\n"
    }
}

extension Command {
    /// The command below `sensor`.
    fileprivate var ofSensors: Command {
        Command(
            name,
            summary: summary,
            details: details,
            arguments: arguments,
            options: options,
            example: example.replacing("momentum sites ", with: "momentum sites sensor "),
            json: json
        ) { [action] call, context in
            guard let action else { throw CommandFailure.interrupted }
            let root = try CompositionRoot(.init(context: context))
            guard try await root.sites.settings().usesSensors else {
                try await root.sites.reportTrouble(context)
                throw call.usageError(
                    root.sites.display.texts.sensors.isOff,
                    hint: saying(
                        "Switch them on with: \(context.commandLine("sites settings --sensors on"))"
                    )
                )
            }
            return try await action(call, context)
        }
    }
}
