import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// `momentum sites locations enable` and `disable`.
enum SitesLocationsSwitchCommand {
    static let enable = command(
        "enable",
        summary: "Rotate over a zone or a location again.",
        isEnabled: true
    )
    static let disable = command(
        "disable",
        summary: "Leave a zone or a location out of the rotation; its history stays.",
        isEnabled: false
    )

    private static func command(_ name: String, summary: String, isEnabled: Bool) -> Command {
        Command(
            name,
            summary: summary,
            arguments: [SitesLocationsCommand.zoneOrPosition],
            example: "momentum sites locations \(name) \"Back Abdomen\"",
            json: SitesLocationsCommand.json
        ) { call, context in
            try await SitesLocationsChange.perform(context) { screen, records in
                let chosen = try await SiteArgument(records: records, context: context)
                    .zone(call[SitesLocationsCommand.zoneOrPosition], takesPosition: true)
                await screen.setLocations(chosen.map(\.id), isEnabled: isEnabled)
            }
        }
    }
}
