import Foundation

extension Int {
    /// A count as the locale groups its digits, as large lists have many.
    func grouped(in locale: Locale) -> String {
        // The formats that are the same for everybody group no digits.
        let isNeutral = locale.identifier.hasPrefix("en_US_POSIX")
        return formatted(.number.locale(isNeutral ? Locale(identifier: "en_US") : locale))
    }
}
