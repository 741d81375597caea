import Foundation

extension Date {
    /// Reads an HTTP date (RFC 9110, section 5.6.7); `nil` for any other text.
    package init?(httpText text: String) {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.calendar = Calendar(identifier: .gregorian)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let date = format.date(from: text) else { return nil }
        self = date
    }
}
