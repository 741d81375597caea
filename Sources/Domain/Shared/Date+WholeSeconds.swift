package import Foundation

extension Date {
    /// Whole seconds since 1970, rounded down: the precision of exchanged files.
    package var wholeSeconds: Int64 {
        // The remainder of a date before 1970 is negative.
        let (seconds, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return remainder < 0 ? seconds - 1 : seconds
    }
}
