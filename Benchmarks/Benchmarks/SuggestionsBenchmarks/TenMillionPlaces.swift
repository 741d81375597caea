import Foundation
import MomentumPlaceIndex

/// Ten million made-up places, which begin with those of ``PlaceSample``.
///
/// The table and its index take 1.3 GB and minutes to make, so they are only made if
/// `MOMENTUM_TEN_MILLION` is set.
enum TenMillionPlaces {
    static let isWanted = ProcessInfo.processInfo.environment["MOMENTUM_TEN_MILLION"] != nil
    static let input = PlaceSample.table(named: "ten-million.tsv", rows: 10_000_000)
    static let index = PlaceSample.open(PlaceSample.builtIndex(of: input))
}
