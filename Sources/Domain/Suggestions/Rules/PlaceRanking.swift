import Foundation

/// What a place is worth beyond its match: rule G, or rule P where no position is known.
public struct PlaceRanking: Hashable, Sendable {
    /// The popularity that counts fully is a million: log10(1 + 10⁶) ≈ 6.
    private static let fullPopularityMagnitude = 6.0

    /// The share of popularity.
    public let popularityWeight: Double
    /// The share of nearness.
    public let nearnessWeight: Double
    /// The distance at which nearness is worth half.
    public let halvingKilometres: Double

    public init(
        popularityWeight: Double = 0.4,
        nearnessWeight: Double = 0.6,
        halvingKilometres: Double = 25
    ) {
        self.popularityWeight = popularityWeight
        self.nearnessWeight = nearnessWeight
        self.halvingKilometres = halvingKilometres
    }

    /// The score of rule G, or of rule P where the distance is `nil` and nearness is left out.
    public func score(popularity: Double, kilometres: Double?) -> Double {
        popularityWeight * Self.magnitude(of: popularity)
            + (kilometres.map { nearnessWeight * nearness(kilometres: $0) } ?? 0)
    }

    /// 1 for no distance, and half for each ``halvingKilometres``.
    package func nearness(kilometres: Double) -> Double {
        exp2(-kilometres / halvingKilometres)
    }

    /// What popularity counts for, before its weight.
    package static func magnitude(of popularity: Double) -> Double {
        log10(1 + popularity) / fullPopularityMagnitude
    }
}
