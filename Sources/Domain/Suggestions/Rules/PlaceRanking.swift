import Foundation

/// The worth of a place beyond its match: rule G, or rule P without a position.
package struct PlaceRanking: Sendable {
    /// The most near rows that go before those found earlier, none of which is near.
    package static let nearRows = 3

    /// A popularity of a million counts fully: log10(1 + 10⁶) ≈ 6.
    private static let fullPopularityMagnitude = 6.0

    /// The share of popularity in the score, a plain factor.
    package let popularityWeight = 0.4
    /// The share of nearness in the score, a plain factor.
    package let nearnessWeight = 0.6
    /// The distance at which nearness is worth half, and up to which a place is near.
    package let halvingKilometres = 25.0
    /// The addition for a match that begins where a name begins.
    package let beginningBonus = 0.05
    /// The further addition for a match of a whole name: the price of about 25 km.
    package let wholeBonus = 0.3

    package init() {}

    /// The score of rule G, or of rule P for a `nil` distance, which leaves nearness out.
    package func score(popularity: Double, kilometres: Double?) -> Double {
        popularityWeight * Self.magnitude(of: popularity)
            + (kilometres.map { nearnessWeight * nearness(kilometres: $0) } ?? 0)
    }

    /// 1 at no distance, halved for each 25 km.
    package func nearness(kilometres: Double) -> Double {
        exp2(-kilometres / halvingKilometres)
    }

    /// The worth of popularity before its weight.
    package static func magnitude(of popularity: Double) -> Double {
        log10(1 + popularity) / fullPopularityMagnitude
    }
}
