/// The wearer's choices for reminders of the next change.
///
/// Setters limit numbers to the nearest end of their ranges.
public struct ReminderSettings: Hashable, Sendable {
    /// From none to a day, in minutes.
    public static let leadRange = 0...1440
    /// An hour to a day, in minutes.
    public static let repeatRange = 60...1440
    /// From none to twelve.
    public static let countRange = 0...12
    /// From none to two hours, in minutes.
    public static let marginRange = 0...120
    /// Four hours, in minutes.
    public static let standardLead = 240
    /// Six hours, in minutes.
    public static let standardRepeat = 360
    /// Four.
    public static let standardCount = 4
    /// Half an hour, in minutes.
    public static let standardMargin = 30

    /// False until the wearer switches reminders on.
    public var isOn: Bool
    /// The minutes between the first reminder and the moment at which the change is due; 0 for no
    /// reminder before that.
    public var leadMinutes: Int { didSet { leadMinutes = leadMinutes.limited(to: Self.leadRange) } }
    /// The minutes between the reminders of an overdue change.
    public var repeatMinutes: Int {
        didSet { repeatMinutes = repeatMinutes.limited(to: Self.repeatRange) }
    }
    /// The number of reminders of an overdue change.
    public var repeatCount: Int {
        didSet { repeatCount = repeatCount.limited(to: Self.countRange) }
    }
    /// The time of day without reminders; `nil` for none.
    public var quietHours: QuietHours?
    /// The minutes between a reminder that comes early and the quiet hours it comes before.
    public var marginMinutes: Int {
        didSet { marginMinutes = marginMinutes.limited(to: Self.marginRange) }
    }

    public init(
        isOn: Bool = false,
        leadMinutes: Int = standardLead,
        repeatMinutes: Int = standardRepeat,
        repeatCount: Int = standardCount,
        quietHours: QuietHours? = nil,
        marginMinutes: Int = standardMargin
    ) {
        self.isOn = isOn
        self.leadMinutes = leadMinutes.limited(to: Self.leadRange)
        self.repeatMinutes = repeatMinutes.limited(to: Self.repeatRange)
        self.repeatCount = repeatCount.limited(to: Self.countRange)
        self.quietHours = quietHours
        self.marginMinutes = marginMinutes.limited(to: Self.marginRange)
    }
}

/// A time of day without reminders, the same every day; it may cross midnight.
public struct QuietHours: Hashable, Sendable {
    /// Eighteen hours, in minutes.
    public static let longest = 1080
    private static let day = 1440

    /// The beginning, in minutes since local midnight.
    public let from: Int
    /// The end, which is not quiet itself, in minutes since local midnight.
    public let to: Int

    /// Creates quiet hours; `nil` if both times are equal, lie outside a day, or are more than
    /// ``longest`` apart.
    public init?(from: Int, to: Int) {
        guard (0..<Self.day).contains(from), (0..<Self.day).contains(to), from != to,
            (to - from + Self.day) % Self.day <= Self.longest
        else { return nil }
        self.from = from
        self.to = to
    }
}

extension Int {
    fileprivate func limited(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
