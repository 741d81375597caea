import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation

/// The screens that correct, measure and manage.
extension SiteScreenText {
    func entry(_ id: SiteEntry.ID) async throws -> TerminalText {
        let screen = try root.sites.makeEntryEditViewModel(entry: id)
        await screen.load()
        guard let form = screen.form else { throw SiteRotationError.unknownEntry(id) }
        return SitesEntriesText.text(
            "To correct it: momentum sites edit \(id.uuidString)",
            [form.entry],
            in: try await root.siteRecords(),
            display: try root.siteDisplay()
        )
    }

    func statistics() async throws -> TerminalText {
        let screen = try root.sites.makeStatisticsViewModel(router: Router())
        await screen.load()
        if case .failed(let message) = screen.state { throw CommandFailure(message) }
        guard let texts = screen.texts else {
            return "\(try root.siteDisplay().texts.statistics.nothingYet)\n"
        }
        return SitesStatsText.text(texts)
    }

    func locations() async throws -> TerminalText {
        let screen = try root.sites.makeLocationsViewModel()
        await screen.load()
        _ = try screen.zones.loadedValue()
        return .lines(screen.rows.map { "\($0.accessibilityLabel)" })
    }

    func settings() async throws -> TerminalText {
        let screen = try root.sites.makeSettingsViewModel(
            version: MomentumCommand.version,
            router: Router()
        )
        await screen.load()
        _ = try screen.settings.loadedValue()
        return SitesSettingsText.text(screen)
    }

    func onboarding() throws -> TerminalText {
        let screen = try root.sites.makeOnboardingViewModel()
        guard let texts = screen.texts else { return TerminalText() }
        return .lines(["\(texts.title, .bold)", "\(texts.text)", "\(texts.disclaimer)"])
    }
}
