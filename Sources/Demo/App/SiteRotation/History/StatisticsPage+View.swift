import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension StatisticsPage {
    func totals(_ texts: SiteStatisticsAdapter) -> [View] {
        guard let statistics = model.statistics else { return [] }
        var parts: [TerminalText] = [
            "Median \(texts.totals.first?.value ?? "–")",
            .counted(statistics.totalSiteChanges, "change"),
            .counted(statistics.locationsTracked, "location"),
        ]
        if statistics.anomaliesExcluded > 0 {
            parts.append("\(statistics.anomaliesExcluded) left out")
        }
        let failures = texts.failures.first.map { [View.paragraph("\($0.title): \($0.value)")] }
        return [.paragraph(.joined(parts, separator: " · "))] + (failures ?? []) + [.blank]
    }

    /// The sets that came off early: in total, with each profile and at each place.
    private func failures(_ texts: SiteStatisticsAdapter) -> [View] {
        guard !texts.failures.isEmpty else {
            return [.blank, .paragraph("No reason why a set came off was recorded yet.")]
        }
        return [.blank]
            + texts.failures.map { failure in
                .paragraph("\(data: failure.title, .bold)  \(data: failure.value)")
            }
    }

    var tabs: View {
        let names = Self.names.enumerated().map { index, name -> TerminalText in
            index == state.tab ? "[\(name, .bold)]" : name
        }
        return .text("‹ \(TerminalText.joined(names, separator: " │ ")) ›")
    }

    func part(
        _ texts: SiteStatisticsAdapter,
        tab: Int,
        position: ListPosition,
        width: Int
    ) -> [View] {
        guard tab != Self.failures else { return failures(texts) }
        guard texts.charts.indices.contains(tab) else {
            return [.blank, .table(Self.table(texts.rows, position))]
        }
        let chart = texts.charts[tab]
        return [
            .paragraph("\(chart.summary, .dim)"),
            .table(Self.table(chart, position, width: width)),
        ]
    }

    /// The bars of a chart; they get shorter first where there is no room.
    static func table(_ chart: SiteChart, _ position: ListPosition, width: Int) -> Table {
        let names = chart.bars.map(\.name.displayWidth).max() ?? 0
        let values = min(chart.bars.map(\.valueText.displayWidth).max() ?? 0, 12)
        let cells = min(max(width - names - values - 3 * Table.gap, 3), 24)
        return Table(
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
                case .neutral: .shade(Int(chart.fraction(of: bar) * Double(TextStyle.lastShade)))
                case .rested: .good
                case .resting: .caution
                case .fresh, .flagged: .bad
                }
            return [
                "\(data: bar.name)", "\(String(repeating: "█", count: filled), style)",
                "\(bar.valueText)",
            ]
        }
    }

    static func table(_ rows: [SiteFiguresAdapter], _ position: ListPosition) -> Table {
        Table(
            [
                .init("Location", priority: 9), .init("Uses", .fill, priority: 8, least: 6),
                .init("Median", isTrailing: true, priority: 7), .init("", priority: 6),
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
                "\(data: figures.title)", "\(figures.uses)", "\(figures.median ?? "–")",
                figures.median == nil ? "" : "\(figures.count, .dim)",
                "\(figures.average ?? "–")", "\(figures.minimum ?? "–")",
                "\(figures.maximum ?? "–")", "\(figures.lastUse)",
                "\(figures.flag ?? "", .caution)",
            ]
        }
    }
}
