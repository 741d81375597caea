import Foundation
import MomentumCommandLine
import MomentumDomain
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
            "statusText", "dueText", "targetHours", "profile"} | null, "invitation", \
            "recommended": [{"id", "name", "lastUsed", "lastUsedText"}], \
            "longestRested": name | null, "sync": {"folder", "lastSync", "isOverdue"} | null, \
            "ahead": [E as in history]}, with sensors also "sensor": like home | null
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
        let (syncFolder, problem) = try await syncFolder(of: composition)
        let records = try await composition.sites.records()
        var lines =
            SitesHistoryText.lines(home.ahead, in: records)
            + SiteStatusDocument.lines(
                SiteHomeAdapter(shown, display: display),
                on: context.console.traits
            )
        let sensor = home.sensor
        if let texts = home.sensorTexts { lines += ["", "\(texts.title, .bold): \(texts.text)"] }
        if let syncFolder {
            let name = context.abbreviated(syncFolder.location)
            let sentence = display.texts.lastSync(with: syncFolder, named: name, now: shown.now)
            lines += sentence.map { ["", "\($0)"] } ?? []
        }
        if let problem { lines += ["", "\(said(problem))"] }
        return CommandResult(
            SiteStatusDocument(
                shown,
                sensor: sensor,
                ahead: records,
                syncFolder: syncFolder,
                display: display
            ),
            text: .lines(lines)
        )
    }

    /// The known sync folder, or the reason it is unknown, which must not hide the records.
    @MainActor
    private static func syncFolder(
        of composition: CompositionRoot
    ) async throws -> (folder: KnownSyncFolder?, problem: Phrase?) {
        let known = try composition.sites.makeKnownSyncFolder()
        do throws(RepositoryError) {
            return (try await known.knownSyncFolder(), nil)
        } catch {
            guard let explanation = error.cause?.explanation else { throw error }
            return (nil, explanation)
        }
    }
}

extension CommandContext {
    /// A path in the usual form, with `~` for the home folder.
    fileprivate func abbreviated(_ path: String) -> String {
        guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else {
            return path
        }
        return "~" + path.dropFirst(home.count)
    }
}
