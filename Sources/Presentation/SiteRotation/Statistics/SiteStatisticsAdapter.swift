public import MomentumSiteRotationDomain

/// The texts of the statistics.
public struct SiteStatisticsAdapter: Hashable, Sendable {
    /// A number with the name of what it counts.
    public struct Total: Hashable, Sendable {
        public let title: String
        public let value: String
    }

    /// The totals at the top; the excluded anomalies only if there are some.
    public let totals: [Total]
    /// Every enabled location in sort order.
    public let rows: [SiteFiguresAdapter]
    /// The charts of uses, rest and wear.
    public let charts: [SiteChart]

    public init(_ statistics: SiteStatistics, display: SiteDisplay) {
        let texts = display.texts.statistics
        let median = statistics.overallMedianHours.map { texts.hours(display.oneDecimal($0)) }
        var totals = [
            Total(title: texts.overallMedian, value: median ?? "–"),
            Total(title: texts.locationsTracked, value: "\(statistics.locationsTracked)"),
            Total(title: texts.totalSiteChanges, value: "\(statistics.totalSiteChanges)"),
        ]
        if statistics.anomaliesExcluded > 0 {
            let value = "\(statistics.anomaliesExcluded)"
            totals.append(Total(title: texts.anomaliesExcluded, value: value))
        }
        self.totals = totals
        rows = statistics.perLocation.map { SiteFiguresAdapter($0, display: display) }
        charts = SiteChart.charts(of: statistics, display: display)
    }
}
