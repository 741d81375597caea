import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The body with the places, today or at the end of an earlier day, beside a list of them.
@Observable
final class BodyMapPage: AppPage {
    /// The width from which map and list stand beside each other.
    private static let wide = BodyMapDrawing.wide + 53
    /// The lines of the screen around the map.
    private static let linesAround = 8

    let state = PageState()
    private let model: BodyMapViewModel

    init(_ model: BodyMapViewModel) {
        self.model = model
    }

    var title: String { "Body map" }
    var remark: TerminalText { "\(model.texts?.title ?? "")" }
    var count: Int { model.texts?.rows.count ?? 0 }
    var trouble: ErrorMessage? { model.state.failure }

    var actions: [PageAction] {
        guard let texts = model.texts else { return retry }
        var actions: [PageAction] = []
        if texts.rows.indices.contains(state.row) {
            let id = texts.rows[state.row].id
            actions.append(
                PageAction.now(.enter, "history", "Show the history of the highlighted place.") {
                    [model] in
                    model.openHistory(of: id)
                }
            )
        }
        actions += [
            PageAction.now(.left, "day before", "Show the day before.") { [model] in
                model.showEarlierDay()
            },
            PageAction.now(.right, "day after", "Show the day after.") { [model] in
                model.showLaterDay()
            },
            PageAction.now("t", "today", "Show today.") { [model] in model.show(nil) },
            PageAction.now("m", "mirror", "Swap the sides of the front.") { [model] in
                model.mirror()
            },
        ]
        if !isWide {
            actions.append(
                PageAction.now("v", "list or map", "Show the list or the map.") { [state] in
                    state.tab = 1 - state.tab
                }
            )
        }
        return actions + retry
    }

    var view: View {
        guard let map = model.state.value, let texts = model.texts else {
            return .text(
                trouble == nil ? "Reading your records …" : "Your records could not be read."
            )
        }
        let row = texts.rows.indices.contains(state.row) ? texts.rows[state.row] : nil
        let head: [View] = [
            .paragraph("\(texts.summary, .dim)"),
            .text("\(row?.key ?? "") \(row?.label ?? "", .bold)"),
        ]
        let lines = figures(map, texts)
        if lines.isEmpty || !isWide && state.tab == 1 { return .column(head + [list(texts)]) }
        let legend = View.paragraph(TerminalText(BodyMapText.legend(texts).plain, .dim))
        guard isWide else {
            return .column([head[1], .text(cropped(lines, map)), legend])
        }
        let figures = View.column([.text(cropped(lines, map)), legend])
            .width(.fixed(BodyMapDrawing.wide))
        return .column(head + [.row([figures, list(texts)]).height(.fill)])
    }

    func load() async { await model.load() }

    private var isWide: Bool { state.width >= Self.wide }

    private func figures(_ map: BodyMap, _ texts: BodyMapAdapter) -> [TerminalText] {
        let row = texts.rows.indices.contains(state.row) ? texts.rows[state.row].id : nil
        return BodyMapDrawing(map, texts, highlighted: row)
            .lines(columns: isWide ? BodyMapDrawing.wide : state.width)
    }

    /// The lines that fit the screen, with the highlighted place in the middle.
    private func cropped(_ lines: [TerminalText], _ map: BodyMap) -> [TerminalText] {
        let room = max(state.height - Self.linesAround, 3)
        guard lines.count > room else { return lines }
        let sites = map.sites
        let site = sites.indices.contains(state.row) ? sites[state.row].id : nil
        let middle = site.flatMap { BodyMapDrawing.line(of: $0, in: map) } ?? room / 2
        let isBack = site.flatMap { id in map.regions.first { $0.id == id } }?.view == .back
        let below = isBack && lines.count > BodyMapDrawing.height ? BodyMapDrawing.height + 1 : 0
        let first = min(max(middle + below - room / 2, 0), lines.count - room)
        return Array(lines[first..<(first + room)])
    }

    private func list(_ texts: BodyMapAdapter) -> View {
        .table(
            Table(
                [
                    .init("", priority: 7), .init("Place", priority: 9),
                    .init("Rest", priority: 8), .init("", isTrailing: true, priority: 6),
                    .init("", .fill, priority: 3),
                ],
                count: texts.rows.count,
                at: state.position
            ) { row in
                guard texts.rows.indices.contains(row) else { return [] }
                let place = texts.rows[row]
                return [
                    "\(place.key)", "\(data: place.name)",
                    "\(String(place.level.sign)) \(place.levelText)", "\(place.days)",
                    "\(place.category)",
                ]
            }
        )
    }
}
