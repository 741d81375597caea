import MomentumDomain

/// The mean, median and extremes of wear times, without anomalies.
public struct WearFigures: Hashable, Sendable {
    /// The hours below which wearings are corrections or failures.
    static let shortestHours = 12.0
    /// The number of wearings from which outliers are recognized.
    static let outlierCount = 4
    /// The difference in hours below which two values are equal.
    static let tolerance = 1e-9

    /// The number of all wearings.
    public let completedCount: Int
    /// The number of wearings shorter than 12 hours, which the following figures exclude.
    public let shortWearings: Int
    /// The number of further excluded wearings, far shorter than the rest.
    public let outliers: Int
    /// The arithmetic mean in hours; all figures are `nil` if no wearing counts.
    public let averageHours: Double?
    /// The median in hours: the middle value, or the mean of the two middle ones.
    public let medianHours: Double?
    /// The shortest counted wearing in hours.
    public let minimumHours: Double?
    /// The longest wearing in hours, without an upper bound: a long wearing is not an anomaly.
    public let maximumHours: Double?

    /// Computes the figures of wear times in hours, in any order: O(*n* log *n*).
    public init(_ hours: [Double]) {
        let sorted = hours.sorted()
        let worn = sorted.suffix(
            from: sorted.lowerBound { $0 < Self.shortestHours - Self.tolerance }
        )
        let counted = Self.withoutOutliers(worn)
        completedCount = hours.count
        shortWearings = hours.count - worn.count
        outliers = worn.count - counted.count
        averageHours = counted.isEmpty ? nil : counted.reduce(0, +) / Double(counted.count)
        medianHours = Self.median(counted)
        minimumHours = counted.first
        maximumHours = counted.last
    }

    /// The number of wearings that the figures exclude.
    public var anomalyCount: Int { shortWearings + outliers }

    /// The number of wearings that the figures include.
    public var countedWearings: Int { completedCount - anomalyCount }

    /// The ascending hours without the outliers at their beginning.
    ///
    /// The bound is the lower Tukey fence (J. W. Tukey, "Exploratory Data Analysis", 1977). Its
    /// quartiles are the values at positions *n* / 4 and 3*n* / 4, rounded down.
    private static func withoutOutliers(_ worn: ArraySlice<Double>) -> ArraySlice<Double> {
        guard worn.count >= outlierCount else { return worn }
        let first = worn[worn.startIndex + worn.count / 4]
        let third = worn[worn.startIndex + 3 * worn.count / 4]
        let bound = first - 1.5 * (third - first)
        return worn.drop { $0 < bound - tolerance }
    }

    private static func median(_ sorted: ArraySlice<Double>) -> Double? {
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.startIndex + sorted.count / 2
        return sorted.count.isMultiple(of: 2)
            ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
