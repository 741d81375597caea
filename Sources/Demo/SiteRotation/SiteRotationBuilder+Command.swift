import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The records and settings as commands read them: loaded, or the failure thrown.
extension SiteRotationBuilder {
    func records() async throws -> SiteRecords {
        let records = try makeRecordsFeed()
        await records.loadIfNeeded()
        return try records.state.loadedValue()
    }

    /// The records, read again after a change.
    func newestRecords() async throws -> SiteRecords {
        let records = try makeRecordsFeed()
        await records.load()
        return try records.state.loadedValue()
    }

    func settings() async throws -> SiteSettings {
        let settings = try makeSettingsFeed()
        await settings.loadIfNeeded()
        return try settings.state.loadedValue()
    }

    /// Undoes the last change of the records, or the last undo.
    func undo(_ target: SiteUndo.Target) async throws -> UndoneSiteChange {
        let id = try makeIdentifiers().next()
        return try await makeUndo().execute(SiteUndo(id: id, target: target))
    }

    /// Reports on standard error what was lost of the records, or why they cannot be kept.
    ///
    /// - Throws: The reason that the records cannot be read at all.
    func reportTrouble(on console: Console) async throws {
        let trouble = try makeTroubleViewModel()
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

    /// Warns on standard error when defaults replace damaged settings.
    func reportSettingsTrouble(on console: Console) throws {
        let settings = try makeSettingsRepository()
        guard let trouble = (settings as? FileSiteSettingsRepository)?.trouble else { return }
        console.warn("\(trouble.explanation ?? trouble.detail)\n\n")
    }
}
