import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The entries, the latest first, page by page.
@Observable
final class HistoryPage: AppPage {
    let state = PageState()
    private let model: SiteHistoryViewModel
    private let records: Feed<SiteRecords>
    private let display: SiteDisplay
    private let dates: any WallClock
    private let makeEntry: @MainActor (SiteEntry.ID) -> SiteEntryEditViewModel
    private let open: @MainActor (AppRoute) -> Void
    /// Found away from the main actor, because all entries are compared.
    private var short = SiteShortIDs(of: [], in: SiteRecords())
    @ObservationIgnored private var shortOf: (revision: Int, count: Int) = (-1, 0)

    /// `makeEntry` makes the view model that deletes an entry.
    init(
        _ model: SiteHistoryViewModel,
        records: Feed<SiteRecords>,
        display: SiteDisplay,
        dates: any WallClock,
        makeEntry: @escaping @MainActor (SiteEntry.ID) -> SiteEntryEditViewModel,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.records = records
        self.display = display
        self.dates = dates
        self.makeEntry = makeEntry
        self.open = open
    }

    var title: String { "History" }

    var remark: TerminalText {
        let total = model.total.map { " · \(Self.grouped($0))" } ?? ""
        return "\(placeWords) · \(rangeWords)\(total)"
    }

    var count: Int { model.list.items.count }
    var trouble: ErrorMessage? { model.failure }
    var canFilter: Bool { true }

    var actions: [PageAction] {
        var actions: [PageAction] = []
        if let entry {
            actions += [
                PageAction(.enter, "edit", "Correct the highlighted entry.") { [model] in
                    model.correct(entry.id)
                    return .done
                },
                PageAction("d", "delete", "Delete the highlighted entry.") { [self] in
                    await delete(entry)
                },
            ]
            if let location = entry.locationID {
                actions.append(
                    PageAction("o", "its location", "Show the entries at the same location.") {
                        [open] in
                        open(.sites(.history(location: location)))
                        return .done
                    }
                )
            }
        }
        actions.append(
            PageAction("f", "days", "Show the last 7, 30 or 90 days, or all time.") { [self] in
                nextRange()
                return .done
            }
        )
        if !state.filter.isEmpty {
            actions.append(
                PageAction("x", "all", "Show all entries again.") { [self] in
                    state.filter = ""
                    filtered()
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
        if trouble != nil {
            actions.append(
                PageAction("r", "retry", "Read again what could not be read.") { [model] in
                    await model.retry()
                    return .done
                }
            )
        }
        if let first = model.ahead?.entries.first?.id {
            actions.append(
                PageAction("c", "correct", "Correct the first entry in the future.") { [model] in
                    model.correct(first)
                    return .done
                }
            )
        }
        return actions + [
            PageAction(",", "settings", "Change the settings.", now: model.openSettings)
        ]
    }

    var view: View {
        var views: [View] = []
        if let ahead = model.ahead {
            views += [.paragraph("\(ahead.text, .caution)"), .blank]
        }
        if let problem = typed.problem { views.append(.paragraph("\(problem, .caution)")) }
        return .column(views + content)
    }

    func load() async {
        await model.load()
        if state.filter.isEmpty, case .location(let id) = model.filter.place,
            let location = records.state.value?.location(id)
        {
            state.filter = location.displayName
        }
        await findShortIDs()
    }

    func moved() {
        if let entry { model.appeared(entry.id) }
        Task { await findShortIDs() }
    }

    func filtered() {
        state.row = 0
        model.select(typed.filter)
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

    private func nextRange() {
        let days: Int? =
            switch model.filter.range {
            case .allTime: 7
            case .lastDays(7): 30
            case .lastDays(30): 90
            case .lastDays, .days: nil
            }
        state.filter = [typed.place, days.map(String.init) ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
        filtered()
    }

    /// Deletes an entry without a question, because undo brings it back (TA-15).
    private func delete(_ entry: SiteEntry) async -> PageAction.Outcome {
        let row = model.row(entry)
        let screen = makeEntry(entry.id)
        await screen.load()
        screen.askToDelete()
        await screen.delete()
        switch screen.state {
        case .deleted: return .changed("Deleted \(row.title), \(row.start).")
        case .deletionFailed(_, let message), .unavailable(let message):
            return .said("\(message.sentence)")
        default: return .said("Nothing was deleted.")
        }
    }

    private func findShortIDs() async {
        guard let known = records.state.value else { return }
        let ids = model.list.items.map(\.id)
        let wanted = (revision: records.revision, count: ids.count)
        guard wanted != shortOf else { return }
        shortOf = wanted
        let found = await Self.shortIDs(of: ids, in: known)
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

/// The parts of the view.
extension HistoryPage {
    private var content: [View] {
        switch model.state {
        case .idle, .loading: return [.text("Reading the history …")]
        case .failed: return [.text("The history could not be read.")]
        case .noEntries: return [.text("There are no entries yet.")]
        case .noMatches: return [.text("No entry matches.")]
        case .showing: break
        }
        let items = model.list.items
        let table = Table(
            [
                .init("Id", priority: 2), .init("Started", priority: 4),
                .init("Location", priority: 5), .init("Worn", priority: 3),
                .init("Note", .fill, priority: 1),
            ],
            count: items.count,
            at: state.position
        ) { [model, short] row in
            guard items.indices.contains(row) else { return [] }
            let texts = model.row(items[row])
            let worn: TerminalText =
                items[row].isOpen ? TerminalText("worn now", .good) : "\(texts.duration)"
            return [
                "\(short.text(texts.id))", "\(texts.start)", "\(texts.title)", worn,
                "\(texts.note ?? "")",
            ]
        }
        var views: [View] = [.table(table)]
        if model.list.activity == .loadingMore {
            views.append(.text(TerminalText("⋮ loading more …", .dim)))
        } else if model.list.hasMore {
            views.append(.text(TerminalText("⋮ earlier ones follow", .dim)))
        }
        return views
    }

    private var placeWords: String {
        switch model.filter.place {
        case .any: "all locations"
        case .unknown: "unknown location"
        case .location(let id):
            display.texts.displayName(of: records.state.value?.location(id))
        }
    }

    private var rangeWords: String {
        switch model.filter.range {
        case .allTime: "all time"
        case .lastDays(let days): "last \(days) days"
        case .days(let from, let to):
            [from.map { "from \(display.date($0))" }, to.map { "to \(display.date($0))" }]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    /// A count with commas, as large histories have many digits.
    private static func grouped(_ count: Int) -> String {
        var digits = String(count)
        var end = digits.count - 3
        while end > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
            end -= 3
        }
        return digits
    }
}
