import MomentumDomain

/// The average, median and ends of wearing times, without those that were no real wearing.
public struct WearFigures: Hashable, Sendable {
    /// Shorter wearings are corrections and failures, not wearings; in hours.
    static let shortestHours = 12.0
    /// How many wearings it takes to tell an outlier.
    static let outlierCount = 4
    /// Hours that differ by less than this are equal.
    static let tolerance = 1e-9

    /// The number of wearings that were looked at.
    public let completedCount: Int
    /// How many of them were left out of the figures below.
    public let anomalyCount: Int
    /// The arithmetic mean in hours; `nil` when nothing is left, as with all figures here.
    public let averageHours: Double?
    /// The middle one in hours, or the mean of the two middle ones.
    public let medianHours: Double?
    /// The shortest that counts, in hours.
    public let minimumHours: Double?
    /// The longest in hours; there is no upper bound, a set worn long is not an anomaly.
    public let maximumHours: Double?

    /// Sums up wearing times in hours, in any order.
    ///
    /// - Complexity: O(*n* log *n*).
    public init(_ hours: [Double]) {
        let counted = Self.withoutAnomalies(hours.sorted())
        completedCount = hours.count
        anomalyCount = hours.count - counted.count
        averageHours = counted.isEmpty ? nil : counted.reduce(0, +) / Double(counted.count)
        medianHours = Self.median(counted)
        minimumHours = counted.first
        maximumHours = counted.last
    }

    /// What the filter keeps of ascending hours: always the end of the list.
    ///
    /// The bound is the lower Tukey fence (J. W. Tukey, "Exploratory Data Analysis", 1977). Its
    /// quartiles are the hours at positions *n* / 4 and 3*n* / 4, rounded down: always ones that
    /// were worn.
    private static func withoutAnomalies(_ sorted: [Double]) -> ArraySlice<Double> {
        let worn = sorted.suffix(from: sorted.lowerBound { $0 < shortestHours - tolerance })
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
