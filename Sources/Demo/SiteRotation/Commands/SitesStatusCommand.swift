import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesStatusCommand {
    static let command = Command(
        "status",
        summary: "Show the site that is worn, and where the next one may go.",
        example: "momentum sites status",
        json: """
            {"home": {"location", "start", "elapsedHours", "elapsedText", "progress", "status", \
            "statusText", "dueText", "targetHours"} | null, "invitation", \
            "recommended": [{"id", "name", "lastUsed", "lastUsedText"}], \
            "longestRested": name | null, "sync": {"folder", "lastSync", "isOverdue"} | null, \
            "ahead": [E as in history]}
            """
    ) { _, context in
        try await show(context)
    }

    @MainActor
    static func show(_ context: CommandContext) async throws -> CommandResult {
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let home = composition.sites.makeHomeViewModel(router: composition.router.projected(.sites))
        await home.load()
        let display = composition.sites.display
        let shown = try home.state.loadedValue()
        let syncFolder = try await composition.sites.makeKnownSyncFolder().knownSyncFolder()
        let records = try await composition.sites.records()
        let lines =
            SitesHistoryText.lines(home.ahead, in: records)
            + SiteStatusDocument.lines(
                SiteHomeAdapter(shown, display: display),
                on: context.console.traits
            )
            + (syncFolder.map { syncLines($0, display: display, now: shown.now) } ?? [])
        return CommandResult(
            SiteStatusDocument(shown, ahead: records, syncFolder: syncFolder, display: display),
            text: .lines(lines)
        )
    }

    private static func syncLines(
        _ folder: KnownSyncFolder,
        display: SiteDisplay,
        now: Date
    ) -> [TerminalText] {
        // A folder that an earlier version has synced with has no date yet.
        guard let lastSync = folder.lastSync else { return [] }
        let state = SiteSyncState(isAvailable: true, lastSync: lastSync)
        return ["", TerminalText(lines: display.texts.message(for: state, now: now))]
    }
}
