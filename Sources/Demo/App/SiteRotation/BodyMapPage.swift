import Foundation
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The body with its places, today or at the end of an earlier day, next to a list of them.
@Observable
final class BodyMapPage: AppPage {
    /// The lines of the screen around its content.
    private static let linesAround = 4
    /// The maximum width of a name in columns, which leaves room for the rest of its row.
    ///
    /// The names of the first launch fit, which end with the side in German.
    private static var longestName: Int { TerminalLanguage.current.translation == nil ? 24 : 28 }

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
        if let id = highlighted(texts)?.id {
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
        ]
        // A plain list has no sides, and no picture to change.
        if state.isLinear { return actions + retry }
        actions.append(
            PageAction.now("m", "mirror", "Swap the sides of the front.") { [model] in
                model.mirror()
            }
        )
        if !isWide(texts) {
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
        if state.isLinear { return .column([.paragraph("\(texts.summary)"), list(texts)]) }
        let row = highlighted(texts)
        let summary = summary(texts)
        let head: [View] = [
            .text(summary), .text("\(row?.key ?? "") \(row?.label ?? "", .bold)"),
        ]
        let isWide = isWide(texts)
        if !isWide, state.tab == 1 { return .column(head + [list(texts)]) }
        let room = room(texts)
        let figures = drawing(map, texts).lines(columns: room.columns, rows: room.rows)
        let picture = View.column([.text(figures).asPicture(), .text(legend(texts))])
        guard isWide else { return .column(head + [picture]) }
        return .column(
            head + [.row([picture.width(.fixed(room.columns)), list(texts)]).height(.fill)]
        )
    }

    func row(atLine line: Int, column: Int) -> Int? {
        guard let map = model.state.value, let texts = model.texts else { return nil }
        let room = room(texts)
        let place = drawing(map, texts)
            .place(atLine: line, column: column, columns: room.columns, rows: room.rows)
        return place.flatMap { place in texts.rows.firstIndex { $0.id == place } }
    }

    private func drawing(_ map: BodyMap, _ texts: BodyMapAdapter) -> BodyMapDrawing {
        BodyMapDrawing(map, texts, highlighted: highlighted(texts)?.id)
    }

    private func highlighted(_ texts: BodyMapAdapter) -> BodyMapAdapter.Row? {
        texts.rows.indices.contains(state.row) ? texts.rows[state.row] : nil
    }

    /// The columns and the lines for the figures.
    private func room(_ texts: BodyMapAdapter) -> (columns: Int, rows: Int) {
        let others = Self.linesAround + summary(texts).count + 1 + legend(texts).count
        return (columns(texts), state.height - others)
    }

    private func columns(_ texts: BodyMapAdapter) -> Int {
        isWide(texts) ? BodyMapDrawing.wide : state.columns
    }

    private func legend(_ texts: BodyMapAdapter) -> [TerminalText] {
        TerminalText(BodyMapText.legend(texts).plain, .dim).wrapped(to: columns(texts))
    }

    func load() async { await model.load() }

    /// True if a list with all columns but the category fits next to the map.
    private func isWide(_ texts: BodyMapAdapter) -> Bool {
        let rows = texts.rows.map { cells($0) }
        let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
        // A gap precedes each column, and the mark of the row precedes the first one.
        let list = widths.reduce(0, +) + 5 * Table.gap
        return state.columns >= BodyMapDrawing.wide + list
    }

    /// The lines of the summary; a low terminal shows only the first.
    private func summary(_ texts: BodyMapAdapter) -> [TerminalText] {
        let lines = TerminalText(texts.summary, .dim).wrapped(to: state.columns)
        let most = state.height < 20 ? 1 : 3
        guard lines.count > most else { return lines }
        return Array(lines[..<(most - 1)]) + [(lines[most - 1] + " …").cut(to: state.columns)]
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
            ) { [self] row in
                texts.rows.indices.contains(row) ? cells(texts.rows[row]) : []
            }
        )
    }

    /// The key, name, level, days and category.
    ///
    /// Linear mode omits key and sign, which need the picture.
    private func cells(_ place: BodyMapAdapter.Row) -> [TerminalText] {
        [
            state.isLinear ? "" : "\(place.key)",
            TerminalText(data: place.name).cut(to: Self.longestName),
            state.isLinear ? "\(place.levelText)" : "\(place.level.sign) \(place.levelText)",
            "\(place.days)", "\(place.category)",
        ]
    }
}
