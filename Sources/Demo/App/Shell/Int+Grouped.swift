import Foundation
import MomentumPresentation

extension Int {
    /// A count with grouped digits, as in the locale, because large lists need them.
    func grouped(in locale: Locale) -> String {
        // The neutral locale groups no digits.
        let isNeutral = locale.identifier.hasPrefix("en_US_POSIX")
        return (isNeutral ? Locale(identifier: "en_US") : locale).counts(self)
    }
}
