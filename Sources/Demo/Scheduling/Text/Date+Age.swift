import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

extension Date {
    /// The age of the date, in the words in which the tracker tells of its last sync.
    ///
    /// A date in the future, from a clock that was set back, counts as just now.
    func age(at now: Date) -> String {
        SiteTexts(words: .current).timePassed(since: self, now: now)
    }
}
