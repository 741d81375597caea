import MomentumDomain

extension SiteTexts {
    /// The sentences and labels of the report for a care team; part of ``SiteTexts``.
    public struct Report: Sendable {
        private let words: Words

        /// The language of these texts, as a BCP 47 tag.
        public var language: String { words("en") }
        public var title: String { words("Infusion site report") }
        /// The period, such as `1 Jan 2026 to 31 Mar 2026 (90 days)`.
        public func period(_ from: String, _ to: String, _ days: Int) -> String {
            words("\(from) to \(to) (\(Phrase.counted(days, "day", "days")))")
        }
        public var periodLabel: String { words("Period") }
        public var zone: String { words("Time zone") }
        public var name: String { words("Name") }
        public var made: String { words("Made on") }
        public var totals: String { words("Totals") }
        public var figure: String { words("Figure") }
        public var value: String { words("Value") }
        public var changes: String { words("Site changes") }
        public var placesUsed: String { words("Places used") }
        public var median: String { words("Median wear") }
        public var mean: String { words("Mean wear") }
        public var shortest: String { words("Shortest") }
        public var longest: String { words("Longest") }
        public var short: String { words("Short (under 12 h)") }
        public var outliers: String { words("Far below the others") }
        public var failures: String { words("Failures") }
        public var places: String { words("Places") }
        public var place: String { words("Place") }
        public var uses: String { words("Uses") }
        /// The label for the number of wearings in means and medians.
        public var count: String { words("n") }
        public var restDays: String { words("Rest days") }
        public var rests: String { words("Rests") }
        /// A time in which a place was left free.
        public func rest(_ from: String, _ until: String?, _ reason: String?) -> String {
            switch (until, reason) {
            case (let until?, let reason?): words("\(from) to \(until), \(reason)")
            case (let until?, nil): words("\(from) to \(until)")
            case (nil, let reason?): words("from \(from), \(reason)")
            case (nil, nil): words("from \(from)")
            }
        }
        /// In English: `Rest days count from removal to {moment}.`.
        public func placesNote(_ moment: String) -> String {
            words(
                """
                Hours of wear without those under 12 hours and those far below the others. \
                Rest days count from removal to \(moment).
                """
            )
        }
        public var charts: String { words("Charts") }
        public var usesChart: String { words("Uses") }
        public var medianChart: String { words("Median wear in hours") }
        public var failuresChart: String { words("Failures") }
        public var restChart: String { words("Rest days") }
        public var nothingToDraw: String { words("Nothing to draw.") }
        /// In English: `{count} in {completed} changes, {recorded} recorded`.
        public func failuresOf(_ count: Int, _ completed: Int, _ recorded: Int) -> String {
            words(
                """
                \(count: count) in \(Phrase.counted(completed, "change", "changes")), \(count: recorded) \
                recorded
                """
            )
        }
        public var entries: String { words("Entries") }
        public var start: String { words("Start") }
        public var end: String { words("End") }
        public var duration: String { words("Duration") }
        public var removal: String { words("Removal") }
        public var note: String { words("Note") }
        public var worn: String { words("Worn") }
        /// Follows the end of a wearing that lasted beyond the period.
        public var isCut: String { words("after the period") }
        public var cutNote: String {
            words("A wearing belongs to the day on which it starts, and counts whole.")
        }
        /// In English: `{count} wearings that began before the period are not counted.`.
        public func earlier(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    "1 wearing that began before the period is not counted.",
                    "\(count: count) wearings that began before the period are not counted."
                )
            )
        }
        /// In English: `2 entries with a time in the future are left out.`.
        public func ahead(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    """
                    1 entry with a time in the future or outside all calendars is left out.
                    """,
                    """
                    \(count: count) entries with a time in the future or outside all calendars are left \
                    out.
                    """
                )
            )
        }
        /// The number of sensors, which have a separate log.
        public func sensors(_ count: Int) -> String {
            words(
                Phrase(
                    count,
                    "1 sensor of this period is left out.",
                    "\(count: count) sensors of this period are left out."
                )
            )
        }
        public var nothing: String { words("No entry starts in this period.") }
        public var none: String { words("–") }
        public var unplaced: String { words("Without a known place") }

        init(words: Words) { self.words = words }
    }
}
