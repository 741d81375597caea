/// The rest of a location, by the calendar days since its last use.
public enum RestBand: String, Hashable, Sendable, Codable, CaseIterable {
    /// 14 days or more.
    case rested
    /// 7 to 13 days.
    case resting
    /// Less than 7 days.
    case fresh

    /// - Parameter days: Calendar days since the last use.
    public init(days: Int) {
        self =
            switch days {
            case ..<7: .fresh
            case ..<14: .resting
            default: .rested
            }
    }
}
