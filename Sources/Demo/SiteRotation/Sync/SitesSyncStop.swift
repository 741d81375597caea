import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumTerminal

@MainActor
enum SitesSyncStop {
    static func run(_ call: Invocation, _ context: CommandContext) async throws -> CommandResult {
        let others = [
            call[SitesSyncCommand.create], call[SitesSyncCommand.move],
            call[SitesSyncCommand.watch],
            call[SitesSyncCommand.join] != nil,
        ]
        guard call[SitesSyncCommand.target] == nil, !others.contains(true) else {
            throw call.usageError(said("--stop stands alone."))
        }
        let folder = try await CompositionRoot.forRecords(.init(context: context)).sites
            .makeKnownSyncFolder()
        // Forgetting is the remedy for a damaged memory, and itself refuses one of a newer version.
        let known = try? await folder.knownSyncFolder()
        try await folder.forgetSyncFolder()
        let result = CommandResult(
            SitesSyncStopDocument(stopped: known?.location),
            text: known.map { known in
                "Stopped. The records stay on this device, and in “\(known.location)”.\n"
            } ?? "This device syncs with no folder.\n"
        )
        return known == nil ? result : result.saved()
    }
}

struct SitesSyncStopDocument: Encodable, Sendable {
    @Nullable var stopped: String?
}
