import Foundation

/// The value of a place beyond its match: rule G, or rule P without a position.
package struct PlaceRanking: Sendable {
    /// The maximum number of near rows placed before earlier rows that are not near.
    package static let nearRows = 3

    /// A popularity of a million counts fully: log10(1 + 10⁶) ≈ 6.
    private static let fullPopularityMagnitude = 6.0

    /// The weight of popularity in the score.
    package let popularityWeight = 0.4
    /// The weight of nearness in the score.
    package let nearnessWeight = 0.6
    /// The distance at which nearness is halved, and up to which a place is near.
    package let halvingKilometres = 25.0
    /// The bonus for a match at the beginning of a name.
    package let beginningBonus = 0.05
    /// The further bonus for a match of a complete name, worth about 25 km.
    package let wholeBonus = 0.3

    package init() {}

    /// The score by rule G; a `nil` distance means rule P, without nearness.
    package func score(popularity: Double, kilometres: Double?) -> Double {
        popularityWeight * Self.magnitude(of: popularity)
            + (kilometres.map { nearnessWeight * nearness(kilometres: $0) } ?? 0)
    }

    /// The nearness: 1 at no distance, halved every 25 km.
    package func nearness(kilometres: Double) -> Double {
        exp2(-kilometres / halvingKilometres)
    }

    /// The value of popularity before weighting.
    package static func magnitude(of popularity: Double) -> Double {
        log10(1 + popularity) / fullPopularityMagnitude
    }
}
