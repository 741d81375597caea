import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

/// The offer to undo a change, for a command that may change nothing.
@MainActor
struct UndoHint {
    private let sites: SiteRotationBuilder
    private let undo: String?
    /// The newest change before the command.
    private let former: SiteAction.ID?

    init(_ sites: SiteRotationBuilder, _ context: CommandContext) async throws {
        self.sites = sites
        undo = context.undoOfSites
        former = try await Self.newest(of: sites)
    }

    /// The answer, marked as a saved change if the records have changed since.
    func mark(_ answer: CommandResult) async throws -> CommandResult {
        try await Self.newest(of: sites) == former ? answer : answer.saved(undo: undo)
    }

    private static func newest(of sites: SiteRotationBuilder) async throws -> SiteAction.ID? {
        try await sites.listActions.execute().first?.id
    }
}
