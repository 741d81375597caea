public import Foundation
public import MomentumDomain

extension Locale {
    /// The form of counts, with grouped digits, because large ones need them, and of lists.
    ///
    /// The neutral locale, which groups no digits, has those of American English. A host's own
    /// sentences have them by `words.with(locale.forms)`.
    public var forms: Words.Forms {
        let isNeutral = identifier.hasPrefix("en_US_POSIX")
        let locale = isNeutral ? Locale(identifier: "en_US") : self
        let count = IntegerFormatStyle<Int>.number.locale(locale)
        let list = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .narrow)
            .locale(locale)
        // Most counts are small, and most locales write those with the same digits.
        let hasCommonDigits = locale.numberingSystem.identifier == "latn"
        return Words.Forms(
            count: { number in
                hasCommonDigits && (0..<1000).contains(number)
                    ? "\(number)" : number.formatted(count)
            },
            // Terminals and files have no use for the marks around texts of another direction.
            list: { texts in texts.formatted(list).filter { !"\u{2068}\u{2069}".contains($0) } }
        )
    }
}
