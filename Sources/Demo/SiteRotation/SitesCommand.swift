import MomentumCommandLine
import MomentumSiteRotationDomain

enum SitesCommand {
    static let command = Command(
        "sites",
        summary: "Log infusion sites, and see which have rested longest.",
        details: """
            Alone it opens the application on a terminal, and prints the status elsewhere.

            \(SiteTexts().disclaimer)
            """,
        example: "momentum sites log \"left front abdomen\"",
        json: SitesStatusCommand.command.json,
        subcommands: [
            SitesStatusCommand.command.proposed(for: "show", "now", "home"),
            SitesRecommendCommand.command.proposed(for: "next", "suggest", "recommendations"),
            SitesLogCommand.command.proposed(for: "add", "change", "new", "record", "logs"),
            SitesHistoryCommand.command.proposed(for: "list", "ls", "entries"),
            SitesEditCommand.command.proposed(for: "correct", "update"),
            SitesInsertCommand.command.proposed(for: "forgot", "missed", "backfill"),
            SitesReopenCommand.command.proposed(for: "unend", "resume"),
            SitesDeleteCommand.command.proposed(for: "remove", "rm", "del"),
            SitesUndoCommand.command.proposed(for: "revert")
                .proposed(for: "redo", as: "undo --redo"),
            SitesReviewCommand.command.proposed(for: "issues", "problems", "overlaps", "gaps"),
            SitesStatsCommand.command.proposed(for: "statistics", "figures"),
            SitesMapCommand.command.proposed(for: "body", "picture"),
            SitesImportCommand.command,
            SitesExportCommand.command,
            SitesReportCommand.command.proposed(for: "print", "html"),
            SitesBackupCommand.command.proposed(for: "save", "archive"),
            SitesRestoreCommand.command,
            SitesSampleCommand.command.proposed(for: "example", "demo"),
            SitesLocationsCommand.command.proposed(for: "places", "zones", "location"),
            SitesSensorCommand.command.proposed(for: "sensors", "cgm"),
            SitesRestCommand.command.proposed(for: "rests", "pause", "block"),
            SitesProfilesCommand.command.proposed(for: "profile", "types", "kinds"),
            SitesRemindersCommand.command.proposed(for: "remind", "alarm", "notify", "snooze"),
            SitesSettingsCommand.command.proposed(for: "config", "preferences"),
            SitesWelcomeCommand.command.proposed(for: "setup", "onboarding", "start"),
            SitesWearersCommand.command.proposed(for: "family", "children"),
            SitesStoreCommand.command,
            SitesSyncCommand.command,
            SitesTimelineCommand.command,
            SitesWatchCommand.command,
            SitesPhoneCommand.command,
        ],
        action: { call, context in
            // Only a person at a terminal gets the application; otherwise its content is printed as
            // text.
            guard context.hasWholeTerminal else {
                return try await SitesStatusCommand.show(context)
            }
            let server = try SchedulingServer(context).address(nil)
            let run = try await AppRun(context, server: server, isFresh: true)
            return try await run.onTerminal()
        }
    )
}
