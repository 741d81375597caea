import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

@MainActor
struct SiteScreenText {
    let root: CompositionRoot
    let now: Date
    let traits: TerminalTraits

    /// The text of a screen, once it has loaded what it shows.
    ///
    /// - Throws: The reason the screen cannot be shown, such as a missing location.
    func text(of screen: SiteRotationScreen) async throws -> TerminalText {
        switch screen {
        case .home(let home): try await text(of: home)
        case .selection(let selection): try await choice(in: selection)
        case .confirmation(let selection): try await confirmation(in: selection)
        case .history(let history): try await text(of: history)
        case .entry(let entry): try await text(of: entry)
        case .correction(let correction): try await text(of: correction)
        case .review(let review): try await text(of: review)
        case .undo(let undo): try await text(of: undo)
        case .statistics(let statistics): try await text(of: statistics)
        case .locations(let locations): try await text(of: locations)
        case .rests(let rests): try await text(of: rests)
        case .reminders(let reminders): try await text(of: reminders)
        case .settings(let settings): try await text(of: settings)
        case .onboarding(let onboarding): text(of: onboarding)
        case .exporting: "Choose a file: \(root.commandLine("sites export FILE"))\n"
        case .importing: "Choose a file: \(root.commandLine("sites import FILE"))\n"
        case .importMapping: "Choose a table: \(root.commandLine("sites import FILE --map"))\n"
        case .map(let map): try await text(of: map)
        case .profiles(let profiles): try await text(of: profiles)
        case .sensors(let screen): try await text(ofSensors: screen)
        case .report: "Choose a file: \(root.commandLine("sites report --output FILE"))\n"
        case .backup: "Choose a file: \(root.commandLine("sites backup FILE"))\n"
        }
    }

    private func text(ofSensors screen: SiteRotationScreen) async throws -> TerminalText {
        guard try await root.sites.settings().usesSensors else {
            return SitesSensorCommand.isOff(root)
        }
        return try await SiteScreenText(root: root.of(.sensor), now: now, traits: traits)
            .text(of: screen)
    }

    /// The words before a command on the log.
    private var sites: String {
        root.commandLine(root.sites.device == .sensor ? "sites sensor" : "sites")
    }

    private var display: SiteDisplay { root.sites.display }

    private func text(of home: SiteHomeViewModel) async throws -> TerminalText {
        await home.load()
        return SiteStatusDocument.text(
            SiteHomeAdapter(try home.state.loadedValue(), display: display),
            ahead: home.ahead,
            in: try await root.sites.records(),
            on: traits
        )
    }

    private func choice(in selection: SiteSelectionViewModel) async throws -> TerminalText {
        await selection.load()
        return SiteRecommendationsDocument.text(
            try selection.sites.loadedValue(),
            now: now,
            display: display,
            on: traits
        )
    }

    private func confirmation(in selection: SiteSelectionViewModel) async throws -> TerminalText {
        await selection.load()
        if case .unavailable(let message) = selection.state { throw CommandFailure(message) }
        guard let location = selection.location else {
            _ = try selection.sites.loadedValue()
            throw CommandFailure.interrupted
        }
        return "Log a site change at \(location.shownName, .bold)?\n"
            + "To confirm: \(sites) log \(location.id.uuidString)\n"
    }

    private func text(of history: SiteHistoryViewModel) async throws -> TerminalText {
        await history.load()
        let records = try await root.sites.records()
        var rows: [TerminalText]
        switch history.state {
        case .failed(let message): throw CommandFailure(message)
        case .noEntries: rows = [SitesHistoryText.nothing(isFiltered: false)]
        case .noMatches: rows = [SitesHistoryText.nothing(isFiltered: true)]
        default: rows = []
        }
        let short = SiteShortIDs(of: history.list.items.map(\.id), in: records)
        let table = SitesHistoryText.table(
            history.list.items.map {
                SitesHistoryText.row($0, short, in: records, display: display)
            }
        )
        rows.append(table.text(on: traits))
        if history.list.hasMore { rows.append("The earlier ones: \(sites) history\n") }
        return rows.reduce(.lines(SitesHistoryText.lines(history.ahead, in: records)), +)
    }

    private func text(of entry: SiteEntryEditViewModel) async throws -> TerminalText {
        await entry.load()
        if case .unavailable(let message) = entry.state { throw CommandFailure(message) }
        guard let form = entry.form else { throw CommandFailure.interrupted }
        let listing = SitesEntriesText(
            records: try await root.sites.records(),
            display: display,
            traits: traits
        )
        return listing.text(
            "To correct it: \(sites) edit \(form.entry.id.uuidString)",
            [form.entry]
        )
    }

    private func text(of correction: SiteCorrectionViewModel) async throws -> TerminalText {
        await correction.load()
        if case .unavailable(let message) = correction.state { throw CommandFailure(message) }
        guard let form = correction.form else { throw CommandFailure.interrupted }
        return form.entry.map { entry in
            "To move it: \(sites) edit \(entry.id.uuidString) --start TIME --together\n"
        } ?? "To put it in: \(sites) insert LOCATION --at TIME\n"
    }

    private func text(of review: SiteReviewViewModel) async throws -> TerminalText {
        await review.load()
        if case .failed(let message) = review.state { throw CommandFailure(message) }
        guard !review.issues.isEmpty else { return "\(display.texts.corrections.clear)\n" }
        return .lines(review.issues.map { "\($0.number, .bold)  \($0.text)" })
    }

    private func text(of undo: SiteUndoViewModel) async throws -> TerminalText {
        await undo.prepare(.lastChange)
        switch undo.state {
        case .ready(_, let texts):
            return .lines(["\(texts.title)"] + texts.effects.map { "  \($0)" })
        case .nothing(let message): return "\(message.sentence)\n"
        case .failed(_, let message): throw CommandFailure(message)
        default: throw CommandFailure.interrupted
        }
    }

    private func text(of statistics: SiteStatisticsViewModel) async throws -> TerminalText {
        await statistics.load()
        if case .failed(let message) = statistics.state { throw CommandFailure(message) }
        guard let texts = statistics.texts else {
            return "\(display.texts.statistics.nothingYet)\n"
        }
        return SitesStatsText.text(texts, on: traits)
    }

    private func text(of map: BodyMapViewModel) async throws -> TerminalText {
        await map.load()
        return BodyMapText.text(
            try map.state.loadedValue(),
            BodyMapAdapter(try map.state.loadedValue(), day: map.day, display: display),
            on: traits
        )
    }

    private func text(of locations: SiteLocationsViewModel) async throws -> TerminalText {
        await locations.load()
        _ = try locations.zones.loadedValue()
        return SitesLocationsText.text(try await root.sites.records().locations, on: traits)
    }

    private func text(of rests: SiteRestsViewModel) async throws -> TerminalText {
        await rests.load()
        let short = SiteShortIDs(ofRests: try rests.rests.loadedValue())
        return SiteRestsDocument.text(rests.rows, short, display.texts.rests, on: traits)
    }

    private func text(of profiles: SiteProfilesViewModel) async throws -> TerminalText {
        await profiles.load()
        _ = try profiles.profiles.loadedValue()
        return SiteProfilesDocument.text(profiles.rows, display.texts.profiles, on: traits)
    }

    private func text(of reminders: SiteRemindersViewModel) async throws -> TerminalText {
        await reminders.load()
        return try SitesRemindersText.text(reminders, now: now, of: root, on: traits)
    }

    private func text(of settings: SiteSettingsViewModel) async throws -> TerminalText {
        await settings.load()
        _ = try settings.settings.loadedValue()
        return SitesSettingsText.text(settings, on: traits)
    }

    private func text(of onboarding: SiteOnboardingViewModel) -> TerminalText {
        guard let texts = onboarding.texts else { return TerminalText() }
        return .lines(["\(texts.title, .bold)", "\(texts.text)", "\(texts.disclaimer)"])
    }
}
