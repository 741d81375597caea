import Foundation
import MomentumTerminal

/// The unit in which the progress of long work is counted.
package struct ProgressUnit: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in the plural, for example `rows`.
    let name: String
    /// The number of counted items per unit.
    private let size: Int

    /// Creates a unit that counts single items.
    package init(stringLiteral name: String) {
        self.init(name: name, size: 1)
    }

    private init(name: String, size: Int) {
        (self.name, self.size) = (name, size)
    }

    /// Millions of bytes, for work counted in bytes.
    package static let megabytes = ProgressUnit(name: "MB", size: 1_000_000)

    /// The number of units for `count` items, with one decimal if a unit has many.
    func text(_ count: Double) -> String {
        let language = TerminalLanguage.current
        guard size > 1 else { return language.digits(Int(count.rounded())) }
        let style = FloatingPointFormatStyle<Double>(locale: language.locale)
        return (count / Double(size)).formatted(style.precision(.fractionLength(1)))
    }
}
