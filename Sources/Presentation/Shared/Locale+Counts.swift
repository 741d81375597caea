package import Foundation

extension Locale {
    /// Writes counts with grouped digits, because large ones need them.
    package var counts: @Sendable (_ count: Int) -> String {
        let style = IntegerFormatStyle<Int>.number.locale(self)
        // Most counts are small, and most locales write those with the same digits.
        let hasCommonDigits = 1_234_567_890.formatted(style.grouping(.never)) == "1234567890"
        return { count in
            hasCommonDigits && (0..<1000).contains(count) ? "\(count)" : count.formatted(style)
        }
    }
}
