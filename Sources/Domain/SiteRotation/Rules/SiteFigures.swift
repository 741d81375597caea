public import Foundation

/// What the statistics say about one enabled location.
public struct SiteFigures: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The number of entries, the active one and the anomalies included.
    public let totalUses: Int
    /// The latest start of any entry; `nil` when it was never used.
    public let lastUse: Date?
    /// Calendar days since then, never below zero.
    public let daysSinceLastUse: Int?
    public let wear: WearFigures
    /// `nil` when sets last about as long here as elsewhere.
    public let absorption: AbsorptionFlag?

    public var id: SiteLocation.ID { location.id }

    /// How well it has rested; `nil` when it was never used.
    public var restBand: RestBand? { daysSinceLastUse.map(RestBand.init(days:)) }
}

/// Says that sets last a good deal less long at a location than elsewhere.
public struct AbsorptionFlag: Hashable, Sendable {
    /// How far the location's median lies below the overall one, in whole percent.
    public let percentBelow: Int

    /// A flag, or nothing when the median is not lower by more than the threshold.
    ///
    /// - Parameters:
    ///   - medianHours: The median of the location, `nil` when it has none.
    ///   - overallHours: The median of all locations together.
    ///   - threshold: How far below is tolerated, in percent; exactly that far is no flag.
    public init?(medianHours: Double?, overallHours: Double?, threshold: Double) {
        guard let median = medianHours, let overall = overallHours, overall > 0,
            median < overall * (1 - threshold / 100) - WearFigures.tolerance
        else { return nil }
        // The tolerance keeps a half that lost its last bit a half, which is rounded up.
        let percent = (overall - median + WearFigures.tolerance) / overall * 100
        percentBelow = Int(percent.rounded(.toNearestOrAwayFromZero))
    }
}
