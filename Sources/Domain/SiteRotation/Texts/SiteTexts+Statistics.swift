import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of statistics; part of ``SiteTexts``.
    public struct Statistics: Sendable {
        private let words: Words

        public var nothingYet: String {
            words("There are no statistics yet. They begin with the first site change.")
        }
        /// Replaces the figures if all changes were at other locations.
        public func noneEnabled(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    """
                    Statistics are about locations that are switched on, and the one change was elsewhere.
                    """,
                    """
                    Statistics are about locations that are switched on, and all \(count: count) changes were \
                    elsewhere.
                    """
                )
            )
        }
        public var overallMedian: String { words("Overall median") }
        public var locationsTracked: String { words("Locations tracked") }
        public var totalSiteChanges: String { words("Total site changes") }
        public var anomaliesExcluded: String { words("Anomalies excluded") }
        public var failuresTitle: String { words("Failures") }
        public var all: String { words("All locations") }
        /// Follows a mean, a median or a percentage.
        public func count(_ wearings: Int) -> String {
            words("(n = \(wearings))")
        }
        public var tooFew: String { words("too few to compare") }
        /// In English: `{count} short (under 12 h)`.
        public func short(_ count: Int) -> String {
            words("\(count: count) short (under 12 h)")
        }
        /// In English: `{count} far below the others`.
        public func outliers(_ count: Int) -> String {
            words("\(count: count) far below the others")
        }

        /// In English: `{count} uses`.
        public func uses(_ count: Int) -> String {
            words(.counted(count, "use"))
        }
        /// In English: `{number} hours`.
        public func hours(_ number: String) -> String {
            words("\(number) hours")
        }
        /// In English: `{count} days of rest`.
        public func daysOfRest(_ count: Int) -> String {
            words("\(Phrase.counted(count, "day", "days")) of rest")
        }
        /// In English: `{percent}% below your overall median`.
        public func belowMedian(_ percent: Int) -> String {
            words("\(count: percent)% below your overall median")
        }
        public var rested: String { words("rested") }
        public var resting: String { words("resting") }
        public var fresh: String { words("fresh") }
        public var inUse: String { words("in use") }

        public var usageTitle: String { words("Uses per location") }
        public var restTitle: String { words("Rest since removal") }
        public var wearTitle: String { words("Median wear per location") }
        /// In English: `{changes} site changes at {locations} locations, most often at {most}.`.
        public func usageSummary(_ changes: Int, _ locations: Int, _ most: String) -> String {
            words(
                """
                \(Phrase.counted(changes, "site change")) at \(Phrase.counted(locations, "location")), \
                most often at \(most).
                """
            )
        }
        /// In English: `{rested} of {used} used locations rested. Longest: {longest}.`.
        public func restSummary(_ rested: Int, _ used: Int, _ longest: String) -> String {
            words(
                """
                \(count: rested) of \(Phrase.counted(used, "used location", "used locations")) \
                rested. Longest: \(longest).
                """
            )
        }
        /// Replaces the summary while no used location rests.
        public func nothingRests(_ rested: Int, _ used: Int) -> String {
            words(
                "\(count: rested) of \(Phrase.counted(used, "used location", "used locations")) rested."
            )
        }
        /// The median, and the locations that are below it by more than the tolerance.
        public func wearSummary(_ median: String, _ flagged: [String]) -> String {
            guard !flagged.isEmpty else { return words("The overall median is \(median).") }
            let list = words.list(flagged)
            return words("The overall median is \(median). Well below it: \(list).")
        }
        public var noWear: String { words("No wearing counts yet.") }
        /// The names that share the first rank, with their common value.
        public func shared(_ names: String, _ each: String) -> String {
            words("\(names) (\(each) each)")
        }

        /// The period of the charts, such as `1 Jan 2026 to 31 Mar 2026`.
        public func period(_ from: String, _ to: String) -> String {
            words("\(from) to \(to)")
        }
        /// The caption of charts, such as
        /// `1 Jan to 31 Mar 2026 · 2 Apr 2026 · Europe/Berlin · n = 30`.
        public func caption(
            _ period: String,
            _ day: String,
            _ zone: String,
            _ count: Int
        ) -> String {
            words("\(period) · \(day) · \(zone) · n = \(count: count)")
        }

        init(words: Words) { self.words = words }

        /// The band as a word, because many people cannot rely on colour alone.
        public func word(for band: RestBand) -> String {
            switch band {
            case .rested: rested
            case .resting: resting
            case .fresh: fresh
            case .inUse: inUse
            }
        }

        /// The uses of a location, and its wearings that no median counts.
        package func uses(_ count: Int, leavingOut wear: WearFigures) -> String {
            ([uses(count)] + leftOut(short: wear.shortWearings, outliers: wear.outliers))
                .joined(separator: ", ")
        }

        /// The wearings that were left out, by reason.
        package func leftOut(short: Int, outliers: Int) -> [String] {
            (short > 0 ? [self.short(short)] : []) + (outliers > 0 ? [self.outliers(outliers)] : [])
        }

        /// Up to three names and the number of the others, such as `A, B, C and 2 more`.
        package func names(_ names: [String]) -> String {
            let more = names.count > 3 ? [words("\(count: names.count - 3) more")] : []
            let parts = names.prefix(3) + more
            guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
            return words("\(words.list(parts.dropLast())) and \(last)")
        }
    }
}
