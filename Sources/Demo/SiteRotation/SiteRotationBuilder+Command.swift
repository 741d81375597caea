import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The records and settings for commands: loaded, or the failure thrown.
extension SiteRotationBuilder {
    func records() async throws -> SiteRecords {
        await recordsFeed.loadIfNeeded()
        return try recordsFeed.state.loadedValue()
    }

    /// The records, read again after a change.
    func newestRecords() async throws -> SiteRecords {
        await recordsFeed.load()
        return try recordsFeed.state.loadedValue()
    }

    func settings() async throws -> SiteSettings {
        await settingsFeed.loadIfNeeded()
        return try settingsFeed.state.loadedValue()
    }

    /// The issues of the newest records by kind, such as `2 overlaps`; `nil` if there are none.
    func issueCounts() async throws -> String? {
        let issues = await review.execute(try await newestRecords(), settings: try await settings())
        return issues.isEmpty ? nil : display.texts.corrections.counts(issues)
    }

    /// The sync target of this device; `nil` before its first sync.
    func syncTarget() async throws -> SyncTarget? {
        try await makeKnownSyncFolder().knownSyncFolder().flatMap {
            SyncTarget(location: $0.location)
        }
    }

    /// Undoes the last change of the records, or the last undo.
    func undo(_ target: SiteUndo.Target) async throws -> UndoneSiteChange {
        let id = identifiers.next()
        return try await undoChange.execute(SiteUndo(id: id, target: target))
    }

    /// Reports lost records, or a store that cannot save, on standard error.
    ///
    /// - Throws: The reason the records are not readable at all.
    func reportTrouble(_ context: CommandContext) async throws {
        let trouble = makeTroubleViewModel()
        await trouble.load()
        switch trouble.state {
        case .troubled(let message):
            let hint: TerminalText =
                trouble.canAcknowledge
                ? "See: \(context.commandLine("sites store repair"))\n" : ""
            context.console.warn("\(message.terminalText)\(hint)\n")
        case .failed(let message):
            throw CommandFailure(message)
        case .idle, .fine:
            break
        }
    }
}
