import MomentumCommandLine
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The statistics as text: totals, and a bar for each location.
enum SitesStatsText {
    /// The number of cells in the longest bar.
    private static let longest = 24.0

    static func text(
        _ statistics: SiteStatisticsAdapter,
        on traits: TerminalTraits
    ) -> TerminalText {
        let totals = TextTable(
            [.leading().cut, .leading()],
            rows: statistics.totals.map { ["\($0.title)", "\($0.value, .bold)"] }
        )
        let charts = statistics.charts.filter { !$0.bars.isEmpty }
        let failures = TextTable(
            [.leading().cut, .leading()],
            rows: statistics.failures.map { ["\($0.title)", "\($0.value)"] }
        )
        let beginning =
            statistics.failures.isEmpty
            ? totals.text(on: traits)
            : totals.text(on: traits) + "\n\(statistics.failuresTitle, .bold)\n"
                + failures.text(on: traits)
        return charts.reduce(beginning) { text, chart in
            let summary = TerminalText(chart.summary).paragraph(on: traits)
            return text + "\n\(chart.title, .bold)\n\(summary)" + bars(of: chart).text(on: traits)
        }
    }

    private static func bars(of chart: SiteChart) -> TextTable {
        TextTable(
            [
                .leading().cut(keeping: 19).priority(3),
                .leading().onlyWide.cut.priority(0),
                .leading().bar.priority(1), .leading().cut.priority(2),
            ],
            rows: chart.bars.map { bar in
                // The shortest bar stays visible.
                let cells = max(Int((chart.fraction(of: bar) * longest).rounded()), 1)
                return [
                    "\(bar.name)", "\(bar.shortName)", "\(String(repeating: "█", count: cells))",
                    value(of: bar),
                ]
            }
        )
    }

    /// The words for the length, in a colour with the same meaning.
    private static func value(of bar: SiteChart.Bar) -> TerminalText {
        let style: TextStyle =
            switch bar.tone {
            case .neutral: .plain
            case .rested: .good
            case .resting: .caution
            case .fresh, .flagged: .bad
            }
        return TerminalText(bar.valueText, style)
    }
}
