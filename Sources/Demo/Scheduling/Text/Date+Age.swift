import Foundation
import MomentumTerminal

extension Date {
    /// The age of the date.
    ///
    /// A date in the future, from a clock that was set back, counts as just now.
    func age(at now: Date) -> String {
        // The limit is beyond any useful age, and the number still fits.
        let minutes = Int(min(max(now.timeIntervalSince(self), 0), 1e12) / 60)
        switch minutes {
        case 0: return said("just now")
        case ..<60: return said(.counted(minutes, "minute ago", "minutes ago"))
        case ..<1440: return said(.counted(minutes / 60, "hour ago", "hours ago"))
        default: return said(.counted(minutes / 1440, "day ago", "days ago"))
        }
    }
}
