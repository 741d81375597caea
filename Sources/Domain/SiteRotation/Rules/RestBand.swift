public import Foundation

/// The rest of a location in calendar days since its last set was removed.
public enum RestBand: String, Hashable, Sendable, Codable, CaseIterable {
    /// 14 or more days of rest.
    case rested
    /// 7 to 13 days of rest.
    case resting
    /// Fewer than 7 days of rest.
    case fresh
    /// A set is currently worn there.
    case inUse

    /// - Parameter days: The calendar days of rest.
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
