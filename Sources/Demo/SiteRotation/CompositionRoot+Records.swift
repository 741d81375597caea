import MomentumCommandLine
import MomentumSiteRotationDI
import MomentumSiteRotationPresentation

extension CompositionRoot {
    /// Wires everything for a command that reads or writes the records of the tracker.
    ///
    /// Every such command begins here, so none of them hides lost records or ones that cannot be
    /// kept. Both are reported on standard error before anything else happens (ST-11, SR-146).
    ///
    /// - Parameters:
    ///   - context: The context of the command.
    ///   - syncPlace: The place that other devices reach, if the command syncs.
    /// - Returns: The root, with the records open.
    /// - Throws: The reason that the records cannot be read at all, or a mistake in the wiring.
    static func forRecords(
        _ context: CommandContext,
        syncPlace: SiteSyncPlace? = nil
    ) async throws -> CompositionRoot {
        let root = try CompositionRoot(
            context,
            dataDirectory: context.dataDirectory,
            syncPlace: syncPlace
        )
        try await root.tellTrouble(context.console)
        return root
    }

    /// Reports on standard error what was lost of the records, or why they cannot be kept.
    ///
    /// - Parameter console: The console to report on.
    /// - Throws: The reason that the records cannot be read at all.
    func tellTrouble(_ console: Console) async throws {
        let trouble = try sites.makeTroubleViewModel()
        await trouble.load()
        switch trouble.state {
        case .troubled(let message):
            let hint: TerminalText =
                trouble.canAcknowledge ? "See: momentum sites store repair\n" : ""
            console.warn("\(message.terminalText)\(hint)\n")
        case .failed(let message):
            throw CommandFailure(message)
        case .idle, .fine:
            break
        }
    }
}
