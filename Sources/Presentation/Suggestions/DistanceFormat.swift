import Foundation
import MomentumDomain

/// Distances in kilometres or miles, depending on the country of a locale.
struct DistanceFormat: Sendable {
    /// The distance in metres below which the user is at the place.
    private static let here = 50.0

    let locale: Locale

    /// The distance with one decimal below ten, and none above; `here` for less than 50 m.
    func text(ofMetres metres: Double) -> Phrase {
        guard metres >= Self.here else { return "here" }
        let isMetric = locale.measurementSystem == .metric
        let length = metres / (isMetric ? 1000 : 1609.344)
        // 9.96 would be formatted as 10.0.
        let digits = (length * 10).rounded() < 100 ? 1 : 0
        // Rounded here, because the style rounds halves to even digits.
        let rounded = digits == 1 ? (length * 10).rounded() / 10 : length.rounded()
        let number = rounded.formatted(
            .number.precision(.fractionLength(digits)).locale(locale)
        )
        return isMetric ? "\(number) km" : "\(number) mi"
    }
}
