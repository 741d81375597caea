import Foundation

/// The worth of a place beyond its match: rule G, or rule P without a position.
public struct PlaceRanking: Hashable, Sendable {
    /// A popularity of a million counts fully: log10(1 + 10⁶) ≈ 6.
    private static let fullPopularityMagnitude = 6.0

    /// The share of popularity in the score, a plain factor.
    public let popularityWeight: Double
    /// The share of nearness in the score, a plain factor.
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

    /// The score of rule G, or of rule P for a `nil` distance, which leaves nearness out.
    public func score(popularity: Double, kilometres: Double?) -> Double {
        popularityWeight * Self.magnitude(of: popularity)
            + (kilometres.map { nearnessWeight * nearness(kilometres: $0) } ?? 0)
    }

    /// 1 at no distance, halved for each ``halvingKilometres``.
    package func nearness(kilometres: Double) -> Double {
        exp2(-kilometres / halvingKilometres)
    }

    /// The worth of popularity before its weight.
    package static func magnitude(of popularity: Double) -> Double {
        log10(1 + popularity) / fullPopularityMagnitude
    }
}
