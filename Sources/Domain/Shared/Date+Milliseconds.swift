package import Foundation

extension Date {
    /// Whole milliseconds since 1970, rounded down: the precision of all stored dates.
    ///
    /// Values are limited to ±2⁵³ ms (about 285,000 years), so no date traps here.
    package var milliseconds: Int64 {
        let exact = timeIntervalSince1970 * 1000
        // A date created from milliseconds may be slightly below them.
        let nearest = exact.rounded()
        let value = abs(exact - nearest) < 0.001 ? nearest : exact.rounded(.down)
        let limit = Double(Int64.lastDate)
        return value.isNaN ? 0 : Int64(min(max(value, -limit), limit))
    }

    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// The date without fractions of a millisecond.
    package func cutToMilliseconds() -> Date {
        Date(milliseconds: milliseconds)
    }
}
