import MomentumDomain

extension Command {
    /// `momentum sites locations`
    static let sitesLocations = Command(
        "locations",
        summary: "Show the places on the body that are rotated.",
        example: "momentum sites locations list",
        subcommands: [.sitesLocationsList]
    )

    /// `momentum sites locations list`
    static let sitesLocationsList = Command(
        "list",
        summary: "List every location in its order.",
        example: "momentum sites locations list --json",
        json: """
            {"locations": [{"id", "bodyPart", "subArea", "side", "isEnabled", "isCustom", \
            "sortOrder", "shortName", "displayName"}]}
            """
    ) { _, context in
        let locations = try await Composition(context).siteRecords().locations
        return CommandAnswer(
            SiteLocationsDocument(locations),
            text: SiteLocationsDocument.text(locations)
        )
    }
}
