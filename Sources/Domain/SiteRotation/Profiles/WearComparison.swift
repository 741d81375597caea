import Foundation
import MomentumDomain

/// The wearings of a place with one profile, beside those of all places with it.
///
/// Types of set are worn for different times, so a median of several says nothing about a place.
struct WearComparison {
    /// `nil` for wearings without a profile.
    let profile: WearProfile.ID?
    let here: WearFigures
    let everywhere: WearFigures
    /// The number of wearings elsewhere that count.
    private let elsewhere: Int

    /// True if enough wearings count here and elsewhere.
    var isPossible: Bool {
        min(here.countedWearings, elsewhere) >= AbsorptionFlag.fewestWearings
    }

    /// The comparison of each place, for the profile with the most wearings that count there; among
    /// equal numbers for the first name, none before all others.
    ///
    /// - Parameters:
    ///   - figures: The figures of each place, by profile.
    ///   - pools: The figures of all places together, by profile.
    ///   - records: The records that know the names.
    /// - Returns: One for each place; `nil` where no wearing was completed.
    static func comparisons(
        of figures: [[WearProfile.ID?: WearFigures]],
        among pools: [WearProfile.ID?: WearFigures],
        in records: SiteRecords
    ) -> [WearComparison?] {
        var counted: [WearProfile.ID?: Int] = [:]
        for place in figures {
            for (profile, wear) in place { counted[profile, default: 0] += wear.countedWearings }
        }
        let names = Dictionary(uniqueKeysWithValues: records.profiles.map { ($0.id, $0.name) })
        func order(_ profile: WearProfile.ID?) -> (String, String) {
            let name = profile.flatMap { names[$0]?.comparisonKey } ?? ""
            return (name, profile?.uuidString ?? "")
        }
        return figures.map { place in
            let most = place.min { left, right in
                let counts = (left.value.countedWearings, right.value.countedWearings)
                return counts.0 == counts.1
                    ? order(left.key) < order(right.key) : counts.0 > counts.1
            }
            guard let (profile, here) = most, let everywhere = pools[profile] else { return nil }
            return WearComparison(
                profile: profile,
                here: here,
                everywhere: everywhere,
                elsewhere: (counted[profile] ?? 0) - here.countedWearings
            )
        }
    }
}
