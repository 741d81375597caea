import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

@MainActor
struct SiteScreenText {
    let root: CompositionRoot
    let now: Date

    /// The screen of a route; the first screen without one.
    ///
    /// - Throws: The reason that it cannot be shown, such as a missing location.
    func text(of route: SiteRotationRoute?) async throws -> TerminalText {
        switch route {
        case nil: try await home()
        case .selection: try await selection()
        case .confirmation(let location): try await confirmation(location)
        case .history(let location): try await history(location)
        case .entry(let entry): try await self.entry(entry)
        case .statistics: try await statistics()
        case .locations: try await locations()
        case .settings: try await settings()
        case .onboarding: try onboarding()
        case .exporting: "Choose a file: momentum sites export FILE\n"
        case .importing: "Choose a file: momentum sites import FILE\n"
        }
    }

    private func home() async throws -> TerminalText {
        let home = try root.sites.makeHomeViewModel(router: Router())
        await home.load()
        return SiteStatusDocument.text(
            SiteHomeAdapter(try home.state.loadedValue(), display: try root.sites.makeDisplay()),
            ahead: home.ahead,
            in: try await root.sites.records()
        )
    }

    private func selection() async throws -> TerminalText {
        let selection = try root.sites.makeSelectionViewModel(router: Router())
        await selection.load()
        return SiteRecommendationsDocument.text(
            try selection.sites.loadedValue(),
            now: now,
            display: try root.sites.makeDisplay()
        )
    }

    private func confirmation(_ id: SiteLocation.ID) async throws -> TerminalText {
        let selection = try root.sites.makeSelectionViewModel(location: id, router: Router())
        await selection.load()
        guard let location = selection.location else { throw SiteRotationError.unknownLocation(id) }
        return """
            Log a site change at \(location.displayName, .bold)?
            To confirm: momentum sites log \(id.uuidString)

            """
    }

    private func history(_ location: SiteLocation.ID?) async throws -> TerminalText {
        let filter = SiteHistoryFilter(place: location.map { .location($0) } ?? .any)
        let history = try root.sites.makeHistoryViewModel(filter: filter, router: Router())
        await history.load()
        if case .failed(let message) = history.state { throw CommandFailure(message) }
        var rows: [SiteHistoryRowAdapter] = []
        if case .showing(let entries) = history.state { rows = entries.map(history.row) }
        return SitesHistoryText.text(
            rows,
            in: try await root.sites.records(),
            state: history.state,
            ahead: history.ahead
        )
    }
}

/// The screens that correct, measure and manage.
extension SiteScreenText {
    func entry(_ id: SiteEntry.ID) async throws -> TerminalText {
        let screen = try root.sites.makeEntryEditViewModel(entry: id)
        await screen.load()
        guard let form = screen.form else { throw SiteRotationError.unknownEntry(id) }
        return SitesEntriesText.text(
            "To correct it: momentum sites edit \(id.uuidString)",
            [form.entry],
            in: try await root.sites.records(),
            display: try root.sites.makeDisplay()
        )
    }

    func statistics() async throws -> TerminalText {
        let screen = try root.sites.makeStatisticsViewModel(router: Router())
        await screen.load()
        if case .failed(let message) = screen.state { throw CommandFailure(message) }
        guard let texts = screen.texts else {
            return "\(try root.sites.makeDisplay().texts.statistics.nothingYet)\n"
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
