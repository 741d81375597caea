import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The choice of a location for a change, searched like on the command line.
final class PickerPage: SitePage {
    /// The searched locations and the search text.
    private struct Search: Equatable {
        let sites: SiteRecommendations
        let locations: [SiteLocation]
        let text: String
    }

    /// The terminal width in columns below which names shrink in favour of the words next to them.
    private static let narrow = 60
    /// The minimum number of columns for a name.
    private static let shortestName = 12

    let state = PageState()
    private let found = PageMemo<Search, LocationMatches>()
    private let model: SiteSelectionViewModel
    let sources: SiteSources
    private let begin: @MainActor () -> Void

    /// ``PageState/filter`` is the search text; `begin` is called once a location is chosen.
    init(
        _ model: SiteSelectionViewModel,
        _ sources: SiteSources,
        begin: @escaping @MainActor () -> Void
    ) {
        self.model = model
        self.sources = sources
        self.begin = begin
        state.focus = 0
    }

    var title: String { "Log a change › Where" }

    var remark: TerminalText {
        .counted(model.sites.value?.all.count ?? 0, "location")
    }

    var fields: [PageField] {
        [
            .text("Find", state.filter) { [state] text in
                state.filter = text
                state.row = 0
            }
        ]
    }

    var count: Int { matches.locations.count }

    var trouble: ErrorMessage? {
        if case .unavailable(let message) = model.state { return message }
        return model.sites.failure
    }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if let location = highlighted {
            let (name, help) = ("choose", "Go on with the highlighted location.")
            actions.append(
                location.isEnabled
                    ? .now(.enter, name, help) { [self] in choose(location) }
                    : PageAction(.enter, name, help) { [self] in refusal(location) }
            )
        }
        return actions + retry
    }

    var view: View {
        guard model.sites.value != nil else {
            let words: TerminalText =
                trouble == nil ? "Reading your locations …" : "There is nothing to choose."
            return .text(words)
        }
        let matches = matches
        let ranked = ranked
        let table = Table(
            [
                .init("", isNarrow ? .fill : .fit, priority: 5, least: Self.shortestName),
                .init("", priority: 1), .init("", priority: 3), .init("", priority: 2),
                .init("", isNarrow ? .fit : .fill, priority: 4),
            ],
            count: matches.locations.count,
            at: state.position
        ) { [self] row in
            matches.locations.indices.contains(row)
                ? cells(matches.locations[row], ranked) : []
        }
        return .column([
            SitePages.labelled("Find", field("Find"), columns: 5), .blank, .table(table),
            .text(foot(matches)),
        ])
    }

    func load() async { await model.load() }

    private var isNarrow: Bool { state.width < Self.narrow }

    /// The columns left for a badge next to the shortest name; the sheet and the mark of a row take
    /// 8.
    private var roomForBadge: Int { state.width - 8 - Self.shortestName - Table.gap }

    private var ranked: [SiteLocation.ID: RankedLocation] {
        Dictionary((model.sites.value?.all ?? []).map { ($0.id, $0) }) { first, _ in first }
    }

    /// The locations that match the text, recommended ones first.
    ///
    /// Disabled locations appear only if a text asks for them.
    private var matches: LocationMatches {
        guard let sites = model.sites.value else { return LocationMatches("", in: []) }
        let locations = records.state.value?.locations ?? []
        let search = Search(sites: sites, locations: locations, text: state.filter)
        return found.value(of: search) { Self.matches(of: search) }
    }

    private static func matches(of search: Search) -> LocationMatches {
        let sites = search.sites
        let recommended = sites.recommended.map(\.location)
        let known = Set(recommended.map(\.id))
        let enabled =
            recommended + sites.all.map(\.location).filter { !known.contains($0.id) }
        let isTyped = search.text.nilIfBlank != nil
        let off = search.locations.filter { isTyped && !$0.isEnabled }
        return LocationMatches(search.text, in: enabled + off)
    }

    private func cells(
        _ location: SiteLocation,
        _ ranked: [SiteLocation.ID: RankedLocation]
    ) -> [TerminalText] {
        let name = TerminalText(data: display.texts.displayName(of: location)).cut(
            to: state.width / 2
        )
        guard let site = ranked[location.id] else {
            return [name, "\(data: display.texts.shortName(of: location))", "", "", "switched off"]
        }
        let row = SiteRowAdapter(site, now: dates.now, display: display)
        let isRested = site.id == model.sites.value?.longestRested?.id
        let badge = row.badgeLabel ?? (isRested ? display.texts.longestRested : "")
        return [
            name, "\(data: display.texts.shortName(of: location))", "\(row.lastUse)",
            rest(site.placeRest),
            isNarrow ? TerminalText(badge).cut(to: roomForBadge) : "\(badge)",
        ]
    }

    /// The rest as a sign and a word.
    private func rest(_ rest: PlaceRest) -> TerminalText {
        let band = RestBand(rest, at: dates.now, in: display.calendar) ?? .rested
        let sign =
            switch band {
            case .rested: "▒"
            case .resting: "▓"
            case .fresh: "█"
            case .inUse: "@"
            }
        return "\(sign) \(display.texts.statistics.word(for: band))"
    }

    private func foot(_ matches: LocationMatches) -> TerminalText {
        if matches.isNear { return "\("None fits; these have the nearest names.", .dim)" }
        guard state.filter.nilIfBlank != nil else { return "" }
        let all = model.sites.value?.all.count ?? 0
        let fitting = matches.locations.count
        let words: TerminalText =
            fitting == 1 ? "\(fitting) of \(all) fits" : "\(fitting) of \(all) fit"
        return TerminalText(words, .dim)
    }

    private var highlighted: SiteLocation? {
        let locations = matches.locations
        return locations.indices.contains(state.row) ? locations[state.row] : nil
    }

    private func choose(_ location: SiteLocation) {
        model.choose(location.id)
        begin()
    }

    private func refusal(_ location: SiteLocation) -> PageAction.Outcome {
        .said(
            "\(data: display.texts.displayName(of: location)) is switched off. Switch it on in Locations."
        )
    }
}
