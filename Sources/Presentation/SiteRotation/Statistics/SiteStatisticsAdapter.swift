import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// The texts of the statistics.
public struct SiteStatisticsAdapter: Hashable, Sendable {
    /// A number with the name of the counted items.
    public struct Total: Hashable, Sendable {
        public let title: String
        public let value: String
    }

    /// The totals at the top; excluded anomalies only if there are any.
    public let totals: [Total]
    /// All enabled locations in sort order.
    public let rows: [SiteFiguresAdapter]
    /// The charts of uses, rest and wear.
    public let charts: [SiteChart]
    /// The caption below the charts: the period, the day, the time zone and n.
    public let chartCaption: String
    /// The sets that came off early, in total, then with each profile and at each place.
    ///
    /// Empty before the first recorded reason.
    public let failures: [Total]
    public let failuresTitle: String

    public init(_ statistics: SiteStatistics, display: SiteDisplay) {
        let texts = display.texts.statistics
        let median = statistics.overallMedianHours.map {
            "\(texts.hours(display.oneDecimal($0))) \(texts.count(statistics.overall.countedWearings))"
        }
        let counts = { display.words("\(count: $0)") }
        var totals = [
            Total(title: texts.overallMedian, value: median ?? "–"),
            Total(title: texts.locationsTracked, value: counts(statistics.locationsTracked)),
            Total(title: texts.totalSiteChanges, value: counts(statistics.totalSiteChanges)),
        ]
        if statistics.anomaliesExcluded > 0 {
            let reasons = texts.leftOut(
                short: statistics.overall.shortWearings,
                outliers: statistics.overall.outliers
            )
            let value = display.words.list(reasons)
            totals.append(Total(title: texts.anomaliesExcluded, value: value))
        }
        self.totals = totals
        rows = statistics.perLocation.map { SiteFiguresAdapter($0, display: display) }
        charts = SiteChart.charts(of: statistics, display: display)
        let day = display.date(statistics.moment)
        chartCaption = texts.caption(
            texts.period(statistics.firstUse.map(display.date) ?? day, day),
            day,
            display.calendar.timeZone.identifier,
            statistics.totalSiteChanges
        )
        failuresTitle = texts.failuresTitle
        let removal = display.texts.removal
        let overall = removal.line(statistics.failures).map { [Total(title: texts.all, value: $0)] }
        let profiles = statistics.perProfile.filter { $0.failures.completed > 0 }
            .compactMap { figures in
                removal.line(figures.failures)
                    .map {
                        Total(title: Self.title(of: figures, display.texts.profiles), value: $0)
                    }
            }
        failures =
            (overall ?? []) + profiles
            + statistics.perLocation.filter { $0.failures.completed > 0 }.compactMap { site in
                removal.line(site.failures, failsMoreOften: site.failsMoreOften)
                    .map { Total(title: display.texts.displayName(of: site.location), value: $0) }
            }
    }

    private static func title(of figures: ProfileFigures, _ texts: SiteTexts.Profiles) -> String {
        figures.profileID == nil
            ? texts.withoutProfile
            : texts.named(figures.profile?.name ?? texts.unknown)
    }
}
