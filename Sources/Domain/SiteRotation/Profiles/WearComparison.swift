import Foundation
import MomentumDomain

/// The wearings of a place with one profile, compared with those of all places.
///
/// Types of sets are worn for different times, so a median over several types is meaningless.
struct WearComparison {
    /// The profile; `nil` for wearings without one.
    let profile: WearProfile.ID?
    let here: WearFigures
    let everywhere: WearFigures
    /// The number of wearings elsewhere that count.
    private let elsewhere: Int

    /// True if enough wearings count here and elsewhere.
    var isPossible: Bool {
        min(here.countedWearings, elsewhere) >= AbsorptionFlag.fewestWearings
    }

    /// The comparison of each place, for the profile with the most counting wearings there.
    ///
    /// Equal numbers are decided by name; no profile comes first.
    ///
    /// - Parameters:
    ///   - figures: The figures of each place, by profile.
    ///   - pools: The figures of all places together, by profile.
    ///   - records: The records with the names.
    /// - Returns: One comparison per place; `nil` without a completed wearing.
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
