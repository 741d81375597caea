import MomentumCommandLine
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The statistics as text: totals, and a bar for each location.
enum SitesStatsText {
    /// The number of cells in the longest bar.
    private static let longest = 24.0

    static func text(_ statistics: SiteStatisticsAdapter) -> TerminalText {
        let totals = TextTable(
            [.leading(), .leading()],
            rows: statistics.totals.map { ["\($0.title)", "\($0.value, .bold)"] }
        )
        return statistics.charts.filter { !$0.bars.isEmpty }.reduce(totals.text) { text, chart in
            text + "\n\(chart.title, .bold)\n\(chart.summary)\n" + bars(of: chart).text
        }
    }

    private static func bars(of chart: SiteChart) -> TextTable {
        TextTable(
            [.leading(), .leading(), .leading()],
            rows: chart.bars.map { bar in
                // The shortest bar stays visible.
                let cells = max(Int((chart.fraction(of: bar) * longest).rounded()), 1)
                return [
                    "\(bar.name)", "\(String(repeating: "█", count: cells))", "\(bar.valueText)",
                ]
            }
        )
    }
}
