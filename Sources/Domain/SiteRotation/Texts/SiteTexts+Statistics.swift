import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of statistics; part of ``SiteTexts``.
    public struct Statistics: Sendable {
        public var nothingYet =
            "There are no statistics yet. They begin with the first site change."
        /// Replaces the figures if all changes were at other locations.
        public var noneEnabled: @Sendable (_ changes: Int) -> String = { count in
            "Statistics are about locations that are switched on, and "
                + (count == 1
                    ? "the one change was elsewhere." : "all \(count) changes were elsewhere.")
        }
        public var overallMedian = "Overall median"
        public var locationsTracked = "Locations tracked"
        public var totalSiteChanges = "Total site changes"
        public var anomaliesExcluded = "Anomalies excluded"
        public var failuresTitle = "Failures"
        public var all = "All locations"
        /// Follows a mean, a median or a percentage.
        public var count: @Sendable (_ wearings: Int) -> String = { "(n = \($0))" }
        public var tooFew = "too few to compare"
        public var short: @Sendable (Int) -> String = { "\($0) short (under 12 h)" }
        public var outliers: @Sendable (Int) -> String = { "\($0) far below the others" }

        public var uses: @Sendable (Int) -> String = { $0.counted("use", "uses") }
        public var hours: @Sendable (_ number: String) -> String = { "\($0) hours" }
        public var daysOfRest: @Sendable (Int) -> String = {
            "\($0.counted("day", "days")) of rest"
        }
        public var belowMedian: @Sendable (_ percent: Int) -> String = {
            "\($0)% below your overall median"
        }
        public var rested = "rested"
        public var resting = "resting"
        public var fresh = "fresh"
        public var inUse = "in use"

        public var usageTitle = "Uses per location"
        public var restTitle = "Rest since removal"
        public var wearTitle = "Median wear per location"
        public var usageSummary:
            @Sendable (_ changes: Int, _ locations: Int, _ most: String) -> String = {
                changes,
                locations,
                most in
                let changes = changes.counted("site change", "site changes")
                let locations = locations.counted("location", "locations")
                return "\(changes) at \(locations), most often at \(most)."
            }
        public var restSummary:
            @Sendable (_ rested: Int, _ used: Int, _ longest: String) -> String = {
                rested,
                used,
                longest in
                "\(rested) of \(used.counted("used location", "used locations")) rested. Longest: \(longest)."
            }
        /// Replaces the summary while no used location rests.
        public var nothingRests: @Sendable (_ rested: Int, _ used: Int) -> String = {
            "\($0) of \($1.counted("used location", "used locations")) rested."
        }
        /// The median, and the locations that are below it by more than the tolerance.
        public var wearSummary: @Sendable (_ median: String, _ flagged: [String]) -> String = {
            median,
            flagged in
            let flags = flagged.isEmpty ? "" : " Well below it: \(flagged.joined(separator: ", "))."
            return "The overall median is \(median).\(flags)"
        }
        public var noWear = "No wearing counts yet."
        /// The names that share the first rank, with their common value.
        public var shared: @Sendable (_ names: String, _ each: String) -> String = {
            "\($0) (\($1) each)"
        }

        /// The period of the charts, such as `1 Jan 2026 to 31 Mar 2026`.
        public var period: @Sendable (_ from: String, _ to: String) -> String = {
            "\($0) to \($1)"
        }
        /// The caption of charts, such as
        /// `1 Jan to 31 Mar 2026 · 2 Apr 2026 · Europe/Berlin · n = 30`.
        public var caption:
            @Sendable (_ period: String, _ day: String, _ zone: String, _ count: Int) -> String = {
                "\($0) · \($1) · \($2) · n = \($3)"
            }

        public init() {}

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
            let parts =
                names.prefix(3) + (names.count > 3 ? ["\(names.count - 3) more"] : [])
            let first = parts.dropLast().joined(separator: ", ")
            return [first, parts.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
        }
    }
}
