import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of the report for a care team; part of ``SiteTexts``.
    public struct Report: Sendable {
        /// The language of these texts, as a BCP 47 tag.
        public var language = "en"
        public var title = "Infusion site report"
        /// The period, such as `1 Jan 2026 to 31 Mar 2026 (90 days)`.
        public var period: @Sendable (_ from: String, _ to: String, _ days: Int) -> String = {
            "\($0) to \($1) (\($2.counted("day", "days")))"
        }
        public var periodLabel = "Period"
        public var zone = "Time zone"
        public var name = "Name"
        public var made = "Made on"
        public var totals = "Totals"
        public var figure = "Figure"
        public var value = "Value"
        public var changes = "Site changes"
        public var placesUsed = "Places used"
        public var median = "Median wear"
        public var mean = "Mean wear"
        public var shortest = "Shortest"
        public var longest = "Longest"
        public var short = "Short (under 12 h)"
        public var outliers = "Far below the others"
        public var failures = "Failures"
        public var places = "Places"
        public var place = "Place"
        public var uses = "Uses"
        /// The label for the number of wearings in means and medians.
        public var count = "n"
        public var restDays = "Rest days"
        public var rests = "Rests"
        /// A time in which a place was left free.
        public var rest: @Sendable (_ from: String, _ until: String?, _ reason: String?) -> String =
            { from, until, reason in
                let end = until.map { "\(from) to \($0)" } ?? "from \(from)"
                return reason.map { "\(end), \($0)" } ?? end
            }
        public var placesNote: @Sendable (_ moment: String) -> String = {
            "Hours of wear without those under 12 hours and those far below the others. Rest days "
                + "count from removal to \($0)."
        }
        public var charts = "Charts"
        public var usesChart = "Uses"
        public var medianChart = "Median wear in hours"
        public var failuresChart = "Failures"
        public var restChart = "Rest days"
        public var nothingToDraw = "Nothing to draw."
        public var failuresOf:
            @Sendable (_ count: Int, _ completed: Int, _ recorded: Int) -> String =
                { "\($0) in \($1.counted("change", "changes")), \($2) recorded" }
        public var entries = "Entries"
        public var start = "Start"
        public var end = "End"
        public var duration = "Duration"
        public var removal = "Removal"
        public var note = "Note"
        public var worn = "Worn"
        /// Follows the end of a wearing that lasted beyond the period.
        public var isCut = "after the period"
        public var cutNote =
            "A wearing belongs to the day on which it starts, and counts whole."
        public var earlier: @Sendable (Int) -> String = {
            $0 == 1
                ? "1 wearing that began before the period is not counted."
                : "\($0) wearings that began before the period are not counted."
        }
        public var ahead: @Sendable (Int) -> String = {
            "\($0.counted("entry", "entries")) with a time in the future or outside all calendars "
                + "\($0 == 1 ? "is" : "are") left out."
        }
        /// The number of sensors, which have a separate log.
        public var sensors: @Sendable (Int) -> String = {
            "\($0.counted("sensor", "sensors")) of this period \($0 == 1 ? "is" : "are") left out."
        }
        public var nothing = "No entry starts in this period."
        public var none = "–"
        public var unplaced = "Without a known place"

        public init() {}
    }
}
