import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension HistoryPage {
    var content: [View] {
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
        ) { [model, short, display, isNarrow = state.width < Self.narrow] row in
            guard items.indices.contains(row) else { return [] }
            let texts = model.row(items[row])
            let worn: TerminalText =
                items[row].isOpen ? "\("worn now", .good)" : "\(texts.duration)"
            let start =
                isNarrow
                ? SitePages.typed(items[row].startTime, in: display.calendar) : texts.start
            return [
                "\(short.text(texts.id))", "\(start)", "\(data: texts.title)", worn,
                "\(data: [texts.removal, texts.note].compactMap(\.self).joined(separator: " · "))",
            ]
        }
        var views: [View] = [.table(table)]
        if model.list.activity == .loadingMore {
            views.append(.text("\("⋮ loading more …", .dim)"))
        } else if model.list.hasMore {
            views.append(.text("\("⋮ earlier ones follow", .dim)"))
        }
        return views
    }

    var placeWords: String {
        switch model.filter.place {
        case .any: said("all locations")
        case .unknown: said("unknown location")
        case .location(let id):
            display.texts.displayName(of: records.state.value?.location(id))
        case .locations(let ids): said(.counted(ids.count, "location"))
        }
    }

    var rangeWords: String {
        switch model.filter.range {
        case .allTime: said("all time")
        case .lastDays(let days): said("last \(days) days")
        case .days(let from, let to):
            [
                from.map { said("from \(display.date($0))") },
                to.map { said("to \(display.date($0))") },
            ]
            .compactMap(\.self).joined(separator: " ")
        }
    }
}
