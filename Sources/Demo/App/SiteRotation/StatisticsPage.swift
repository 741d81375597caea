import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal
import Observation

/// The charts of uses, rest and wear, and the figures of all locations.
@Observable
final class StatisticsPage: AppPage {
    private static let names = ["Uses", "Rest", "Median wear", "Table"]
    private static let fileField = "SVG file"
    /// The width from which a chart and the table stand side by side.
    private static let wide = 100

    let state = PageState()
    private let model: SiteStatisticsViewModel
    private let context: CommandContext
    private let open: @MainActor (AppRoute) -> Void
    /// The name for the picture, while it is typed.
    private var fileName: String?

    init(
        _ model: SiteStatisticsViewModel,
        context: CommandContext,
        open: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.model = model
        self.context = context
        self.open = open
    }

    var title: String { "Statistics" }

    var remark: TerminalText {
        guard let statistics = model.statistics, let texts = model.texts else { return "" }
        var parts = [
            "median \(texts.totals.first?.value ?? "–")",
            statistics.totalSiteChanges.counted("change"),
        ]
        if statistics.anomaliesExcluded > 0 {
            parts.append("\(statistics.anomaliesExcluded) left out")
        }
        return "\(parts.joined(separator: " · "))"
    }

    var fields: [PageField] {
        fileName.map { [.text(Self.fileField, $0) { [self] in fileName = $0 }] } ?? []
    }

    var count: Int { fileName == nil ? locations.count : 0 }
    var trouble: ErrorMessage? { model.failure }

    var actions: [PageAction] {
        guard fileName == nil else { return exporting }
        var actions: [PageAction] = []
        if let location {
            actions.append(
                PageAction(.enter, "history", "Show the history of the highlighted location.") {
                    [open] in
                    open(.sites(.history(location: location)))
                    return .done
                }
            )
        }
        if model.texts != nil {
            actions += [
                PageAction(.left, "chart", "Show the chart before.", now: { self.turn(-1) }),
                PageAction(.right, "chart", "Show the next chart.", now: { self.turn(1) }),
                PageAction("x", "export SVG", "Write the charts as a picture to a file.") {
                    [self] in
                    fileName = "site-rotation.svg"
                    state.focus = 0
                    return .done
                },
            ]
        }
        if trouble != nil {
            actions.append(
                PageAction("r", "retry", "Read the records again.") { [self] in
                    await load()
                    return .done
                }
            )
        }
        return actions + [
            PageAction(",", "settings", "Change the settings.", now: model.openSettings)
        ]
    }

    var view: View {
        switch model.state {
        case .idle, .loading: return .text("Computing the statistics …")
        case .failed: return .text("The statistics could not be read.")
        case .empty: return .paragraph("There are no statistics yet. They begin with a change.")
        case .showing: break
        }
        guard let texts = model.texts else { return .blank }
        if fileName != nil {
            return .column([
                .text("Write the charts as a picture."), .blank,
                SitePages.labelled(Self.fileField, field(Self.fileField)),
            ])
        }
        let main = part(texts, tab: state.tab, position: state.position)
        let heads = totals(texts) + [tabs]
        guard state.width >= Self.wide else { return .column(heads + main) }
        let other = part(texts, tab: state.tab == 3 ? 0 : 3, position: ListPosition())
        return .column(heads + [.row([.column(main), .column(other)]).height(.fill)])
    }

    func load() async { await model.load() }

    /// The locations of the rows that are shown.
    private var locations: [SiteLocation.ID] {
        guard let texts = model.texts else { return [] }
        return texts.charts.indices.contains(state.tab)
            ? texts.charts[state.tab].bars.map(\.id) : texts.rows.map(\.id)
    }

    private var location: SiteLocation.ID? {
        locations.indices.contains(state.row) ? locations[state.row] : nil
    }

    private func turn(_ step: Int) {
        let count = Self.names.count
        state.tab = (state.tab + step + count) % count
        state.row = min(state.row, max(locations.count - 1, 0))
    }
}

/// The picture.
extension StatisticsPage {
    private var exporting: [PageAction] {
        let file = fileName.flatMap { SitePages.file($0, context) }
        return [
            PageAction(
                .enter,
                "write",
                "Write the picture.",
                asking: SitePages.overwriting(file)
            ) { [self] in await write(to: file) },
            PageAction(.control("x"), "no picture", "Write nothing.") { [self] in
                endExport()
                return .done
            },
        ]
    }

    private func endExport() {
        fileName = nil
        state.focus = nil
    }

    private func write(to file: URL?) async -> PageAction.Outcome {
        guard let file, let texts = model.texts else { return .said("Type the name of a file.") }
        let picture = SiteChartSVG(title: "Site Rotation", charts: texts.charts)
        do {
            try await TerminalDocumentStore(console: context.console)
                .write(Array(picture.text.utf8), to: file)
        } catch {
            return .said("\(ErrorMessage(error).naming(file).sentence)")
        }
        endExport()
        return .said("Wrote \(file.path(percentEncoded: false)).")
    }
}

/// The parts of the view.
extension StatisticsPage {
    private func totals(_ texts: SiteStatisticsAdapter) -> [View] {
        let parts = texts.totals.map { "\($0.title) \($0.value)" }
        return [.paragraph("\(parts.joined(separator: " · "))"), .blank]
    }

    private var tabs: View {
        let names = Self.names.enumerated().map { index, name -> TerminalText in
            index == state.tab ? "[\(name, .bold)]" : "\(name)"
        }
        return .text("‹ \(TerminalText.joined(names, separator: " │ ")) ›")
    }

    private func part(
        _ texts: SiteStatisticsAdapter,
        tab: Int,
        position: ListPosition
    ) -> [View] {
        guard texts.charts.indices.contains(tab) else {
            return [.blank, .table(Self.table(texts.rows, position))]
        }
        let chart = texts.charts[tab]
        return [
            .paragraph("\(chart.summary, .dim)"),
            .table(Self.table(chart, position, cells: min(max(state.width / 4, 6), 24))),
        ]
    }

    private static func table(_ chart: SiteChart, _ position: ListPosition, cells: Int) -> Table {
        Table(
            [.init("", priority: 3), .init("", priority: 1), .init("", .fill, priority: 2)],
            count: chart.bars.count,
            at: position
        ) { row in
            guard chart.bars.indices.contains(row) else { return [] }
            let bar = chart.bars[row]
            // The shortest bar stays visible.
            let filled = max(Int((chart.fraction(of: bar) * Double(cells)).rounded()), 1)
            let style: TextStyle =
                switch bar.tone {
                case .neutral: .accent
                case .rested: .good
                case .resting: .caution
                case .fresh, .flagged: .bad
                }
            return [
                "\(bar.name)", "\(String(repeating: "█", count: filled), style)",
                "\(bar.valueText)",
            ]
        }
    }

    private static func table(_ rows: [SiteFiguresAdapter], _ position: ListPosition) -> Table {
        Table(
            [
                .init("Location", priority: 9), .init("Uses", isTrailing: true, priority: 8),
                .init("Median", isTrailing: true, priority: 7),
                .init("Mean", isTrailing: true, priority: 5),
                .init("Min", isTrailing: true, priority: 3),
                .init("Max", isTrailing: true, priority: 4),
                .init("Last use", priority: 6), .init("", .fill, priority: 2),
            ],
            count: rows.count,
            at: position
        ) { row in
            guard rows.indices.contains(row) else { return [] }
            let figures = rows[row]
            return [
                "\(figures.title)", "\(figures.uses)", "\(figures.median ?? "–")",
                "\(figures.average ?? "–")", "\(figures.minimum ?? "–")",
                "\(figures.maximum ?? "–")", "\(figures.lastUse)",
                "\(figures.flag ?? "", .caution)",
            ]
        }
    }
}
