import MomentumCommandLine
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

enum SitesLocationsRemoveCommand {
    static let yes = Option.flag("yes", short: "y", "Do not ask.")

    static let command = Command(
        "remove",
        summary: "Remove a zone or a location of your own.",
        details: """
            A location with entries is switched off and keeps them; one without is gone. Asks on a \
            terminal; elsewhere --yes has to be given.
            """,
        arguments: [SitesLocationsCommand.zone],
        options: [yes],
        example: "momentum sites locations remove \"Front Hip\" --yes",
        json: SitesLocationsCommand.json
    ) { call, context in
        guard call[yes] || context.console.traits.isInputTerminal else {
            throw call.usageError(
                saying("Removing asks first."),
                hint: saying("Add --yes to remove unasked.")
            )
        }
        return try await SitesLocationsChange.perform(context) { screen, records in
            let chosen = try await SiteArgument(records: records, context: context)
                .zone(call[SitesLocationsCommand.zone])
            if let kept = chosen.first(where: { !$0.isCustom }) {
                throw SiteRotationError.defaultLocation(kept.id)
            }
            screen.askToRemove(chosen)
            let isSure =
                if call[yes] {
                    true
                } else {
                    try await context.console.confirm("\(screen.question ?? "")") == true
                }
            if isSure { await screen.remove() } else { screen.cancel() }
        }
    }
}
