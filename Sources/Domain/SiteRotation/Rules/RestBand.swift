public import Foundation

/// The rest of a location, by the calendar days since its last set was taken off.
public enum RestBand: String, Hashable, Sendable, Codable, CaseIterable {
    /// 14 days or more.
    case rested
    /// 7 to 13 days.
    case resting
    /// Less than 7 days.
    case fresh
    /// A set is worn there.
    case inUse

    /// - Parameter days: Calendar days of rest.
    public init(days: Int) {
        self =
            switch days {
            case ..<7: .fresh
            case ..<14: .resting
            default: .rested
            }
    }

    /// The band of a rest; `nil` if the location was never used.
    public init?(_ rest: PlaceRest, at now: Date, in calendar: Calendar) {
        if rest == .inUse {
            self = .inUse
        } else if let days = rest.days(at: now, in: calendar) {
            self.init(days: days)
        } else {
            return nil
        }
    }
}
