public import MomentumDomain

/// One picture of the statistics as values: a bar for each location (SR-156).
public struct SiteChart: Hashable, Sendable {
    /// What a bar stands out by; its value says it in words too.
    public enum Tone: String, Hashable, Sendable, CaseIterable {
        case neutral
        case rested
        case resting
        case fresh
        /// Sets last less long there than elsewhere.
        case flagged
    }

    /// One location of a chart.
    public struct Bar: Hashable, Sendable, Identifiable {
        public let id: SiteLocation.ID
        /// The short name, which stands beside the bar.
        public let name: String
        /// The length of the bar, in units of the chart.
        public let value: Double
        /// The value in words, which stands behind the bar.
        public let valueText: String
        /// The whole bar for assistive technology: `Left Front Abdomen, 12 uses`.
        public let label: String
        public let tone: Tone
    }

    public let title: String
    /// What the chart shows, in a sentence.
    public let summary: String
    public let bars: [Bar]

    /// The part of the longest bar that a bar has, 0 to 1.
    ///
    /// - Complexity: O(*n*) in the number of bars.
    public func fraction(of bar: Bar) -> Double {
        let longest = bars.lazy.map(\.value).max() ?? 0
        return longest > 0 ? bar.value / longest : 0
    }
}
