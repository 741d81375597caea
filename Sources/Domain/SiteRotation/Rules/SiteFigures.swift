public import Foundation

/// The statistics of one enabled location.
public struct SiteFigures: Hashable, Sendable, Identifiable {
    public let location: SiteLocation
    /// The number of entries, including the active one and anomalies.
    public let totalUses: Int
    /// The latest start of any entry; `nil` if the location was never used.
    public let lastUse: Date?
    public let rest: PlaceRest
    /// The calendar days of rest, never negative; `nil` if never used or in use.
    public let restDays: Int?
    public let wear: WearFigures
    /// The profile whose wearings are compared with those elsewhere: the most frequent one here;
    /// `nil` for none.
    public let comparedProfile: WearProfile?
    /// The number of wearings here that are compared.
    public let comparedWearings: Int
    /// True if enough wearings count here and elsewhere for a comparison.
    public let isComparable: Bool
    /// The flag; `nil` if sets last about as long at this location as elsewhere.
    public let absorption: AbsorptionFlag?
    public let failures: FailureFigures
    /// True if sets fail here more often than elsewhere.
    public let failsMoreOften: Bool

    public var id: SiteLocation.ID { location.id }

    /// True if enough wearings count here, but too few of them with the compared profile.
    package var lacksWearingsOfProfile: Bool {
        comparedWearings < AbsorptionFlag.fewestWearings
            && wear.countedWearings >= AbsorptionFlag.fewestWearings
    }

    /// The rest of the location; `nil` if it was never used.
    public var restBand: RestBand? {
        rest == .inUse ? .inUse : restDays.map(RestBand.init(days:))
    }
}

/// Flags a location where sets last clearly shorter than elsewhere.
public struct AbsorptionFlag: Hashable, Sendable {
    /// The minimum number of comparable wearings, at the location and at all others together: below
    /// three, a median is a single wearing.
    static let fewestWearings = 3

    /// The distance of the location's median below the overall one, in whole percent.
    public let percentBelow: Int

    /// Creates a flag; `nil` unless the median is lower by more than `threshold` percent.
    public init?(medianHours: Double?, overallHours: Double?, threshold: Double) {
        guard let median = medianHours, let overall = overallHours, overall > 0,
            median < overall * (1 - threshold / 100) - WearFigures.tolerance
        else { return nil }
        // The tolerance restores a half that lost its last bit, so that it rounds up.
        let percent = (overall - median + WearFigures.tolerance) / overall * 100
        percentBelow = Int(percent.rounded(.toNearestOrAwayFromZero))
    }
}
