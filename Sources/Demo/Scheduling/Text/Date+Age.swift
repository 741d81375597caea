import MomentumDomain
import Foundation

extension Date {
    /// The age of the date.
    ///
    /// A date in the future, from a clock that was set back, counts as just now.
    func age(at now: Date) -> String {
        // The limit is beyond any useful age, and the number still fits.
        let minutes = Int(min(max(now.timeIntervalSince(self), 0), 1e12) / 60)
        switch minutes {
        case 0: return "just now"
        case ..<60: return Self.ago(minutes, "minute")
        case ..<1440: return Self.ago(minutes / 60, "hour")
        default: return Self.ago(minutes / 1440, "day")
        }
    }

    private static func ago(_ count: Int, _ unit: String) -> String {
        "\(count.counted(unit)) ago"
    }
}
