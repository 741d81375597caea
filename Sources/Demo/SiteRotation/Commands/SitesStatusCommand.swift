import MomentumDI
import MomentumPresentation

/// `momentum sites status`.
enum SitesStatusCommand {
    static let command = Command(
        "status",
        summary: "Show the site that is worn, and where the next one may go.",
        example: "momentum sites status",
        json: """
            {"home": {"location", "start", "elapsedHours", "elapsedText", "progress", "status", \
            "targetHours"} | null, "recommended": [{"id", "name", "lastUsed", "lastUsedText"}], \
            "longestRested": name | null}
            """
    ) { _, context in
        let composition = try await CompositionRoot.forRecords(context)
        let home = try composition.sites.makeHomeViewModel(router: Router())
        await home.load()
        let display = try composition.siteDisplay()
        let shown = try home.state.loadedValue()
        return CommandAnswer(
            SiteStatusDocument(shown, display: display),
            text: SiteStatusDocument.text(SiteHomeAdapter(shown, display: display))
        )
    }
}
