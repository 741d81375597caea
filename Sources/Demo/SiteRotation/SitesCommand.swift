import MomentumCommandLine
import MomentumSiteRotationDomain

enum SitesCommand {
    static let command = Command(
        "sites",
        summary: "Log infusion sites, and see which have rested longest.",
        details: SiteTexts().disclaimer,
        example: "momentum sites log \"L Abdomen (Front)\"",
        subcommands: [
            SitesStatusCommand.command,
            SitesRecommendCommand.command,
            SitesLogCommand.command,
            SitesHistoryCommand.command,
            SitesEditCommand.command,
            SitesDeleteCommand.command,
            SitesUndoCommand.command,
            SitesStatsCommand.command,
            SitesImportCommand.command,
            SitesExportCommand.command,
            SitesLocationsCommand.command,
            SitesSettingsCommand.command,
            SitesStoreCommand.command,
            SitesSyncCommand.command,
            SitesTimelineCommand.command,
            SitesWatchCommand.command,
            SitesPhoneCommand.command,
        ]
    )
}
