import MomentumDomain

extension Command {
    /// `momentum sites`: the tracker of infusion sites.
    static let sites = Command(
        "sites",
        summary: "Log infusion sites, and see which have rested longest.",
        details: SiteTexts().disclaimer,
        example: "momentum sites log \"L Abdomen (Front)\"",
        subcommands: [
            .sitesStatus, .sitesRecommend, .sitesLog, .sitesHistory, .sitesLocations,
        ]
    )
}
