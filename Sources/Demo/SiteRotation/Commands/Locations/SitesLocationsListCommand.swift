import MomentumCommandLine
import MomentumSiteRotationDomain

enum SitesLocationsListCommand {
    static let command = Command(
        "list",
        summary: "List the zones in their order, with the positions that move takes.",
        example: "momentum sites locations list --json",
        json: """
            {"locations": [{"id", "bodyPart", "subArea", "side", "isEnabled", "isCustom", \
            "sortOrder", "shortName", "displayName"}]}, one for one \
            device alone also "usedFor": "sets" | "sensors"
            """
    ) { _, context in
        let locations = try await CompositionRoot.forRecords(.init(context: context)).sites
            .records().allLocations
        return CommandResult(
            SiteLocationsDocument(locations),
            text: SitesLocationsText.text(locations, on: context.console.traits)
        )
        .paged()
    }
}
