import MomentumDomain
public import MomentumSiteRotationDomain

/// One picture of the statistics as values: a bar for each location.
public struct SiteChart: Hashable, Sendable {
    /// The emphasis of a bar; its text has the same meaning in words.
    public enum Tone: String, Hashable, Sendable, CaseIterable {
        case neutral
        case rested
        case resting
        case fresh
        /// Sets last shorter at this location than elsewhere.
        case flagged
    }

    /// One location of a chart.
    public struct Bar: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        /// The name beside the bar: `Left Front Abdomen`.
        public let name: String
        /// The name for a chart with room for a second one, such as `L Abdomen (Front)`.
        public let shortName: String
        /// The length of the bar, in units of the chart.
        public let value: Double
        /// The value as text, shown after the bar.
        public let valueText: String
        /// The complete bar for assistive technology, such as `Left Front Abdomen, 12 uses`.
        public let label: String
        public let tone: Tone
    }

    public let title: String
    /// The content of the chart in a sentence.
    public let summary: String
    public let bars: [Bar]

    /// The length of a bar as a fraction of the longest one, 0 to 1; O(*n*) in the number of bars.
    public func fraction(of bar: Bar) -> Double {
        let longest = bars.lazy.map(\.value).max() ?? 0
        return longest > 0 ? bar.value / longest : 0
    }
}

extension SiteChart {
    /// The three charts: uses, rest and wear.
    public static func charts(of statistics: SiteStatistics, display: SiteDisplay) -> [SiteChart] {
        [
            usage(statistics, display: display), rest(statistics, display: display),
            wear(statistics, display: display),
        ]
    }

    /// The number of uses of each used location.
    public static func usage(_ statistics: SiteStatistics, display: SiteDisplay) -> SiteChart {
        let texts = display.texts.statistics
        let sites = statistics.usageDistribution
        let most = statistics.mostUsed
        let names = texts.names(most.map { display.texts.displayName(of: $0.location) })
        return SiteChart(
            title: texts.usageTitle,
            summary: most.first.map { first in
                texts.usageSummary(
                    statistics.totalSiteChanges,
                    sites.count,
                    most.count == 1
                        ? names : texts.shared(names, display.words("\(count: first.totalUses)"))
                )
            } ?? texts.nothingYet,
            bars: sites.map { site in
                Bar(
                    site,
                    value: Double(site.totalUses),
                    texts: [texts.uses(site.totalUses, leavingOut: site.wear)],
                    names: display.texts
                )
            }
        )
    }

    /// The rest of each used location in days, in three bands.
    public static func rest(_ statistics: SiteStatistics, display: SiteDisplay) -> SiteChart {
        let texts = display.texts.statistics
        let sites = statistics.restTime
        let bars = sites.map { site in
            guard let days = site.restDays else {
                return Bar(
                    site,
                    value: 0,
                    texts: [display.texts.inUse],
                    names: display.texts
                )
            }
            let band = RestBand(days: days)
            return Bar(
                site,
                value: Double(days),
                texts: [texts.daysOfRest(days), texts.word(for: band)],
                names: display.texts,
                tone: tone(for: band)
            )
        }
        return SiteChart(
            title: texts.restTitle,
            summary: bars.first.map { first in
                let rested = sites.count { $0.restBand == .rested }
                let longest = statistics.longestRest
                guard !longest.isEmpty else { return texts.nothingRests(rested, sites.count) }
                return texts.restSummary(
                    rested,
                    sites.count,
                    longest.count > 1
                        ? texts.shared(
                            texts.names(longest.map { display.texts.displayName(of: $0.location) }),
                            first.valueText
                        ) : first.label
                )
            } ?? texts.nothingYet,
            bars: bars
        )
    }

    /// The median wear of the sets at each location, in hours.
    public static func wear(_ statistics: SiteStatistics, display: SiteDisplay) -> SiteChart {
        let texts = display.texts.statistics
        return SiteChart(
            title: texts.wearTitle,
            summary: wearSummary(statistics, display: display),
            bars: statistics.perLocation.compactMap { site in
                let figures = SiteFiguresAdapter(site, display: display)
                return site.wear.medianHours.map { median in
                    let hours = texts.hours(display.oneDecimal(median))
                    return Bar(
                        site,
                        value: median,
                        texts: ["\(hours) \(figures.count)", figures.flag].compactMap(\.self),
                        names: display.texts,
                        tone: site.absorption == nil ? .neutral : .flagged
                    )
                }
            }
        )
    }

    private static func wearSummary(
        _ statistics: SiteStatistics,
        display: SiteDisplay
    ) -> String {
        let texts = display.texts
        guard let median = statistics.overallMedianHours else { return texts.statistics.noWear }
        let overall =
            "\(texts.statistics.hours(display.oneDecimal(median))) "
            + texts.statistics.count(statistics.overall.countedWearings)
        let flagged = statistics.perLocation.filter { $0.absorption != nil }
            .map { texts.displayName(of: $0.location) }
        // With several profiles, a flagged location can be above the overall median.
        guard statistics.perProfile.count > 1, !flagged.isEmpty else {
            return texts.statistics.wearSummary(overall, flagged)
        }
        return texts.statistics.wearSummary(overall, []) + " " + texts.profiles.below(flagged)
    }

    private static func tone(for band: RestBand) -> Tone {
        switch band {
        case .rested: .rested
        case .resting: .resting
        case .fresh: .fresh
        case .inUse: .neutral
        }
    }
}

extension SiteChart.Bar {
    init(
        _ site: SiteFigures,
        value: Double,
        texts: [String],
        names: SiteTexts,
        tone: SiteChart.Tone = .neutral
    ) {
        let valueText = texts.joined(separator: ", ")
        self.init(
            id: site.id,
            name: names.displayName(of: site.location),
            shortName: names.shortName(of: site.location),
            value: value,
            valueText: valueText,
            label: "\(names.displayName(of: site.location)), \(valueText)",
            tone: tone
        )
    }
}
