import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesLocationsMoveCommand {
    static let position = Argument.required(
        "POSITION",
        "The place among the zones, counted from 1.",
        as: .integer(in: 1...Int.max)
    )

    static let command = Command(
        "move",
        summary: "Move a zone, with both its sides, to another place in the order.",
        arguments: [SitesLocationsCommand.zoneOrPosition, position],
        example: "momentum sites locations move \"Side Thigh\" 1",
        json: SitesLocationsCommand.json
    ) { call, context in
        try await SitesLocationsChange.perform(context) { screen, records in
            let chosen = try await SiteArgument(records: records, context: context)
                .zone(call[SitesLocationsCommand.zoneOrPosition], takesPosition: true)
            let count = SiteZone.zones(of: records.allLocations).count
            guard call[position] <= count else {
                throw call.usageError(
                    saying("There is no place \(call[position])."),
                    hint: saying("There are \(count) zones.")
                )
            }
            guard let zone = chosen.first.map({ SiteZone.ID($0.place) }) else { return }
            await screen.move(zone, to: call[position] - 1)
        }
    }
}
