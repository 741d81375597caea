import Foundation
import MomentumDomain
import MomentumPresentation

extension Int {
    /// A count with grouped digits, as in the locale, because large lists need them.
    func grouped(in locale: Locale) -> String { locale.forms.count(self) }
}
