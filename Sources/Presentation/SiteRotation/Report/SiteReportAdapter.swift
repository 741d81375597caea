import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain

/// The texts of a report, in the order of the report.
public struct SiteReportAdapter: Hashable, Sendable {
    /// Rows of texts below a heading for each column.
    public struct Table: Hashable, Sendable {
        public let caption: String
        public let columns: [String]
        /// The first text of a row is its heading.
        public let rows: [[String]]
        /// Remarks below the rows.
        public let notes: [String]
    }

    public let language: String
    public let title: String
    /// The labels and values: the period, the time zone, the name if there is one, and the day.
    public let facts: [[String]]
    public let disclaimer: String
    public let totals: Table
    public let places: Table
    public let charts: [SiteChart]
    /// The caption below each chart: the period, the day, the time zone and n.
    public let chartCaption: String
    public let chartsTitle: String
    public let entries: Table

    public init(_ report: SiteReport, display: SiteDisplay) {
        let texts = display.texts.report
        language = texts.language
        title = texts.title
        let zone = display.calendar.timeZone
        let period = texts.period(
            display.date(report.request.from.start(in: zone)),
            display.date(report.request.to.start(in: zone)),
            report.request.dayCount()
        )
        facts =
            [[texts.periodLabel, period], [texts.zone, zone.identifier]]
            + (report.request.name.map { [[texts.name, $0]] } ?? [])
            + [[texts.made, display.dateAndTime(report.made)]]
        disclaimer = display.texts.disclaimer
        totals = Self.totals(of: report, display)
        places = Self.places(of: report, display)
        charts = SiteChart.charts(of: report, display: display)
        chartCaption = display.texts.statistics.caption(
            period,
            display.date(report.made),
            zone.identifier,
            report.rows.count
        )
        chartsTitle = texts.charts
        entries = Self.entries(of: report, display)
    }

    private static func totals(of report: SiteReport, _ display: SiteDisplay) -> Table {
        let (texts, all) = (display.texts.report, report.statistics.overall)
        let statistics = report.statistics
        let count = display.texts.statistics.count(all.countedWearings)
        func hours(_ number: Double?) -> String {
            number.map { "\(display.texts.statistics.hours(display.oneDecimal($0))) \(count)" }
                ?? texts.none
        }
        let unplaced = report.rows.count { $0.location == nil }
        let rows = [
            [texts.changes, "\(report.rows.count)"],
            [texts.placesUsed, "\(statistics.usageDistribution.count)"],
            [texts.median, hours(all.medianHours)],
            [texts.mean, hours(all.averageHours)],
            [texts.shortest, hours(all.minimumHours)],
            [texts.longest, hours(all.maximumHours)],
            [texts.short, "\(all.shortWearings)"],
            [texts.outliers, "\(all.outliers)"],
            [texts.failures, display.texts.removal.line(statistics.failures) ?? texts.none],
        ]
        return Table(
            caption: texts.totals,
            columns: [texts.figure, texts.value],
            rows: rows + (unplaced > 0 ? [[texts.unplaced, "\(unplaced)"]] : []),
            notes: [texts.cutNote]
                + (report.earlierCount > 0 ? [texts.earlier(report.earlierCount)] : [])
                + (report.aheadCount > 0 ? [texts.ahead(report.aheadCount)] : [])
                + (report.othersCount > 0 ? [texts.sensors(report.othersCount)] : [])
        )
    }

    private static func places(of report: SiteReport, _ display: SiteDisplay) -> Table {
        let texts = display.texts.report
        func number(_ hours: Double?) -> String { hours.map(display.oneDecimal) ?? texts.none }
        return Table(
            caption: texts.places,
            columns: [
                texts.place, texts.uses, texts.count, texts.mean, texts.median, texts.shortest,
                texts.longest, texts.short, texts.failures, texts.restDays, texts.rests,
            ],
            rows: report.places.map { place in
                let (figures, wear) = (place.figures, place.figures.wear)
                let rests = place.rests.map { display.text(of: $0) }.joined(separator: "; ")
                return [
                    display.texts.displayName(of: figures.location), "\(figures.totalUses)",
                    "\(wear.countedWearings)", number(wear.averageHours),
                    number(wear.medianHours), number(wear.minimumHours),
                    number(wear.maximumHours), "\(wear.shortWearings)",
                    display.texts.removal.line(figures.failures) ?? texts.none,
                    display.restDays(of: figures), rests.isEmpty ? texts.none : rests,
                ]
            },
            notes: [texts.placesNote(display.dateAndTime(report.moment))]
        )
    }

    private static func entries(of report: SiteReport, _ display: SiteDisplay) -> Table {
        let texts = display.texts.report
        let columns = [texts.start, texts.end, texts.duration, texts.place, texts.removal]
        return Table(
            caption: texts.entries,
            columns: columns + (report.request.includesNotes ? [texts.note] : []),
            rows: report.rows.map { row in
                let entry = row.entry
                let end = entry.endTime.map(display.dateAndTime) ?? texts.worn
                let texts = [
                    display.dateAndTime(entry.startTime),
                    row.isCut ? "\(end) (\(texts.isCut))" : end,
                    WearDuration(entry).map(display.texts.daysText(of:)) ?? texts.none,
                    display.texts.displayName(of: row.location),
                    display.texts.removal.summary(of: entry) ?? texts.none,
                ]
                return texts + (report.request.includesNotes ? [entry.note ?? ""] : [])
            },
            notes: report.rows.isEmpty ? [texts.nothing] : []
        )
    }
}

extension SiteDisplay {
    fileprivate func text(of rest: SiteRest) -> String {
        texts.report.rest(
            date(rest.from),
            rest.until.map(date),
            rest.reason.map { texts.rests.word(for: $0) }
        )
    }

    fileprivate func restDays(of site: SiteFigures) -> String {
        site.rest == .inUse
            ? texts.inUse : site.restDays.map { "\($0)" } ?? texts.neverUsed
    }
}

extension SiteChart {
    /// The charts of a report: uses, medians, failures and rest, without any judgement.
    fileprivate static func charts(
        of report: SiteReport,
        display: SiteDisplay
    ) -> [SiteChart] {
        let (texts, words) = (display.texts.report, display.texts.statistics)
        let sites = report.statistics.perLocation
        return [
            plain(texts.usesChart, sites.filter { $0.totalUses > 0 }, display) {
                (Double($0.totalUses), words.uses($0.totalUses))
            },
            plain(texts.medianChart, sites.filter { $0.wear.medianHours != nil }, display) { site in
                let median = site.wear.medianHours ?? 0
                let hours = words.hours(display.oneDecimal(median))
                return (median, "\(hours) \(words.count(site.wear.countedWearings))")
            },
            plain(texts.failuresChart, sites.filter { $0.failures.completed > 0 }, display) {
                site in
                let failed = site.failures
                return (
                    Double(failed.count),
                    texts.failuresOf(failed.count, failed.completed, failed.recorded)
                )
            },
            plain(texts.restChart, sites.filter { $0.rest != .neverUsed }, display) { site in
                (Double(site.restDays ?? 0), display.restDays(of: site))
            },
        ]
    }

    private static func plain(
        _ title: String,
        _ sites: [SiteFigures],
        _ display: SiteDisplay,
        _ value: (SiteFigures) -> (Double, String)
    ) -> SiteChart {
        SiteChart(
            title: title,
            summary: sites.isEmpty ? display.texts.report.nothingToDraw : "",
            bars: sites.map { site in
                let (length, text) = value(site)
                return Bar(site, value: length, texts: [text], names: display.texts)
            }
        )
    }
}
