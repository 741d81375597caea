import Foundation
import MomentumCommandLine
import MomentumPresentation

extension Int {
    /// A count with grouped digits, as in the locale, because large lists need them.
    func grouped(in locale: Locale) -> String { locale.grouping.counts(self) }
}
