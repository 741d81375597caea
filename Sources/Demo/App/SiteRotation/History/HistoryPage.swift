import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The entries, the latest first, page by page.
@Observable
final class HistoryPage: SitePage {
    /// The width in columns below which starts use the short format.
    static let narrow = 60

    let state = PageState()
    let model: SiteHistoryViewModel
    let sources: SiteSources
    private let makeEntry: @MainActor (SiteEntry.ID) -> SiteEntryEditViewModel
    private let open: @MainActor (AppRoute) -> Void
    /// The short ids, computed off the main actor because all entries are compared.
    private(set) var short = SiteShortIDs(of: [], in: SiteRecords())
    @ObservationIgnored private var deleting: SiteEntry.ID?
    @ObservationIgnored private var shortOf: (revision: Int, count: Int) = (-1, 0)

    /// `makeEntry` creates the view model that deletes an entry.
    init(
        _ model: SiteHistoryViewModel,
        _ sources: SiteSources,
        makeEntry: @escaping @MainActor (SiteEntry.ID) -> SiteEntryEditViewModel,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.sources = sources
        self.makeEntry = makeEntry
        self.open = open
    }

    var title: String { "History" }

    var remark: TerminalText {
        let total = model.total.map { " · \($0.grouped(in: display.locale))" } ?? ""
        // A typed place is visible next to it, as the filter.
        let place: TerminalText = typed.place.isEmpty ? "\(placeWords) · " : ""
        return "\(place)\(rangeWords)\(total)"
    }

    var count: Int { model.list.items.count }
    func identity(ofRow row: Int) -> AnyHashable? { model.list.items[row].id }
    /// Without the end, which the next change sets.
    var subject: AnyHashable? {
        entry.map { [AnyHashable($0.id), $0.locationID, $0.startTime, $0.note] }
    }
    var trouble: ErrorMessage? { model.failure }
    var canFilter: Bool { true }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if let entry {
            actions += [
                PageAction.now(.enter, "edit", "Correct the highlighted entry.") { [model] in
                    model.correct(entry.id)
                },
                PageAction("d", "delete", "Delete the highlighted entry.") { [self] in
                    await delete(entry)
                },
            ]
            if let location = entry.locationID {
                actions.append(
                    PageAction.now("o", "its location", "Show the entries at the same location.") {
                        [open] in
                        open(.sites(.history(location: location)))
                    }
                )
            }
        }
        actions.append(
            PageAction("f", "days", "Show the last 7, 30 or 90 days, or all time.") { [self] in
                state.filter = typed.next
                await filtered()
                return .done
            }
        )
        if !state.filter.isEmpty || isLocationGone {
            actions.append(
                PageAction("x", "all", "Show all entries again.") { [self] in
                    state.filter = ""
                    await filtered()
                    return .done
                }
            )
        }
        if model.list.hasMore, count > 0 {
            actions.append(
                PageAction("m", "more", "Load the next entries.") { [model] in
                    await model.loadMore()
                    return .done
                }
            )
        }
        actions += retrying { [model] in await model.retry() }
        if let first = model.ahead?.entries.first?.id {
            actions.append(
                PageAction.now("c", "correct", "Correct the first entry in the future.") {
                    [model] in
                    model.correct(first)
                }
            )
        }
        return actions + SitePages.corrections(open) + [
            PageAction.now("b", "body map", "Show the places on the body.") { [open] in
                open(.sites(.map(day: nil)))
            },
            PageAction.now(",", "settings", "Change the settings.", perform: model.openSettings),
        ]
    }

    var view: View {
        var views: [View] = []
        if let ahead = model.ahead {
            views += [.paragraph("\(ahead.text, .caution)"), .blank]
        }
        if isLocationGone {
            views.append(.paragraph("\("This location does not exist.", .caution)"))
        }
        if let problem = typed.problem { views.append(.paragraph("\(problem, .caution)")) }
        return .column(views + content)
    }

    func load() async {
        await model.load()
        if state.filter.isEmpty, case .location(let id) = model.filter.place,
            let location = records.state.value?.location(id)
        {
            state.filter = location.shownName
        }
        await adoptFilter()
        await findShortIDs()
    }

    func moved() {
        if let entry { model.appeared(entry.id) }
        Task { await findShortIDs() }
    }

    func filtered() async {
        state.row = 0
        await model.select(typed.filter).value
    }

    func stay() async {
        await PageState.follow { [records] in
            records.revision
        } _: { [self] _ in
            Task { await adoptFilter() }
        }
    }

    /// Applies the typed filter again if the newest locations give it another meaning.
    private func adoptFilter() async {
        // Without a text, the link may have named a location.
        guard !state.filter.isEmpty, typed.filter != model.filter else { return }
        let highlighted = entry?.id
        await model.select(typed.filter).value
        state.row = model.list.items.firstIndex { $0.id == highlighted } ?? 0
    }

    /// True if a link named a location that does not exist.
    private var isLocationGone: Bool {
        guard case .location(let id) = model.filter.place, let known = records.state.value else {
            return false
        }
        return known.location(id) == nil
    }

    private var entry: SiteEntry? {
        let entries = model.list.items
        return entries.indices.contains(state.row) ? entries[state.row] : nil
    }

    private var typed: HistoryFilterText {
        HistoryFilterText(
            state.filter,
            locations: model.locations,
            now: dates.now,
            calendar: display.calendar
        )
    }

    /// Deletes an entry without a question, because undo restores it (TA-15).
    private func delete(_ entry: SiteEntry) async -> PageAction.Outcome {
        // The list shows the entry until the deletion is reported, and keys may arrive earlier.
        guard deleting != entry.id, records.state.value?.entry(entry.id) != nil else {
            return .done
        }
        deleting = entry.id
        defer { deleting = nil }
        let row = model.row(entry)
        let screen = makeEntry(entry.id)
        await screen.load()
        screen.askToDelete()
        await screen.delete()
        switch screen.state {
        case .deleted:
            await records.load()
            return .changed("Deleted \(data: row.title), \(row.start).")
        case .deletionFailed(_, let message), .unavailable(let message):
            return .said("\(message.sentence)")
        default: return .said("Nothing was deleted.")
        }
    }

    private func findShortIDs() async {
        let wanted = (revision: records.revision, count: model.list.items.count)
        guard wanted != shortOf, let known = records.state.value else { return }
        shortOf = wanted
        let found = await Self.shortIDs(of: model.list.items.map(\.id), in: known)
        if wanted == shortOf { short = found }
    }

    @concurrent
    private static func shortIDs(
        of ids: [SiteEntry.ID],
        in records: SiteRecords
    ) async -> SiteShortIDs {
        SiteShortIDs(of: ids, in: records)
    }
}
