import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of statistics; part of ``SiteTexts``.
    public struct Statistics: Sendable {
        public var nothingYet =
            "There are no statistics yet. They begin with the first site change."
        public var overallMedian = "Overall median"
        public var locationsTracked = "Locations tracked"
        public var totalSiteChanges = "Total site changes"
        public var anomaliesExcluded = "Anomalies excluded"
        public var failuresTitle = "Failures"
        public var all = "All locations"

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

        public var usageTitle = "Uses per location"
        public var restTitle = "Rest since the last use"
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
        /// The median, and the locations below it by more than the tolerance.
        public var wearSummary: @Sendable (_ median: String, _ flagged: [String]) -> String = {
            median,
            flagged in
            let flags = flagged.isEmpty ? "" : " Well below it: \(flagged.joined(separator: ", "))."
            return "The overall median is \(median).\(flags)"
        }
        public var noWear = "No wearing counts yet."

        public init() {}

        /// The band as a word, because colour alone tells many people nothing.
        public func word(for band: RestBand) -> String {
            switch band {
            case .rested: rested
            case .resting: resting
            case .fresh: fresh
            }
        }
    }
}
