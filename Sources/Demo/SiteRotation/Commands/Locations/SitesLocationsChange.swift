import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The common part of the commands that change locations.
enum SitesLocationsChange {
    /// Performs a change, and answers with all locations afterwards.
    @MainActor
    static func perform(
        _ context: CommandContext,
        _ change: (SiteLocationsViewModel, SiteRecords) async throws -> Void
    ) async throws -> CommandResult {
        let composition = try await CompositionRoot.forRecords(.init(context: context))
        let offer = try await UndoHint(composition.sites, context)
        let screen = composition.sites.makeLocationsViewModel()
        try await change(screen, try await composition.sites.records())
        if case .failed(_, let message, _) = screen.state { throw CommandFailure(message) }
        let locations = try await composition.sites.newestRecords().allLocations
        let result = CommandResult(
            SiteLocationsDocument(locations),
            text: SitesLocationsText.text(locations, on: context.console.traits)
        )
        return try await offer.mark(result)
    }
}
