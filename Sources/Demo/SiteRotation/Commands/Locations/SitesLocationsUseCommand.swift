import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// `momentum sites locations use`.
enum SitesLocationsUseCommand {
    static let use = Argument.required(
        "DEVICES",
        "What is worn there: sets, sensors or both.",
        as: .choice("sets", "sensors", "both")
    )

    static let command = Command(
        "use",
        summary: "Use a zone or a location for sets, for sensors or for both.",
        arguments: [SitesLocationsCommand.zoneOrPosition, use],
        example: "momentum sites locations use \"Side Thigh\" sets",
        json: SitesLocationsCommand.json
    ) { call, context in
        try await SitesLocationsChange.perform(context) { screen, records in
            let chosen = try await SiteArgument(records: records, context: context)
                .zone(call[SitesLocationsCommand.zoneOrPosition], takesPosition: true)
            let use: PlaceUse =
                switch call[use] {
                case "sets": .sets
                case "sensors": .sensors
                default: .both
                }
            await screen.use(chosen.map(\.id), for: use)
        }
    }
}
