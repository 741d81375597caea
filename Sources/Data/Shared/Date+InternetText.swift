import Foundation

extension Date {
    /// Reads an ISO 8601 date and time, with or without fractions of a second.
    package init?(internetText text: String) {
        for includesFractions in [true, false] {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: includesFractions)
            if let date = try? style.parse(text) {
                self = date
                return
            }
        }
        return nil
    }
}
