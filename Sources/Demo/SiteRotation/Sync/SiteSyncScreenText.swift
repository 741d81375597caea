import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

@MainActor
struct SiteSyncScreenText {
    let root: CompositionRoot
    let context: CommandContext

    /// The text of the status of the folder that this device syncs with.
    func text() async throws -> TerminalText {
        guard let target = try await root.sites.syncTarget() else {
            return
                "This device syncs with no folder yet: \(context.commandLine("sites sync FOLDER"))\n"
        }
        let known = try await root.sites.makeKnownSyncFolder().knownSyncFolder()
        let syncing = try CompositionRoot(
            .init(context: context, syncPlace: target.place(credentials: nil))
        )
        let status = syncing.syncing.makeStatusViewModel()
        status.appear()
        if known?.lastSync != nil { try await status.wait { $0.lastSync != nil } }
        return .lines([
            "\(status.texts.label, .bold)", TerminalText(lines: status.texts.message),
            "To sync: \(context.commandLine("sites sync"))",
        ])
    }
}
