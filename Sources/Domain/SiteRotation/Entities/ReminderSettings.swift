/// The wearer's choices for reminders of the next change.
///
/// Setters clamp numbers to their ranges.
public struct ReminderSettings: Hashable, Sendable {
    /// The range of the lead in minutes: none to a day.
    public static let leadRange = 0...1440
    /// The range from an hour to a day, in minutes.
    public static let repeatRange = 60...1440
    /// The range of the number of reminders: none to twelve.
    public static let countRange = 0...12
    /// The range of the margin in minutes: none to two hours.
    public static let marginRange = 0...120
    /// The default lead in minutes: four hours.
    public static let standardLead = 240
    /// The default interval in minutes: six hours.
    public static let standardRepeat = 360
    /// The default number of repeated reminders.
    public static let standardCount = 4
    /// The default margin in minutes: half an hour.
    public static let standardMargin = 30

    /// False until the wearer turns reminders on.
    public var isOn: Bool
    /// The minutes between the first reminder and the time at which the change is due; 0 for no
    /// earlier reminder.
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
    /// The minutes between an advanced reminder and the quiet hours that follow it.
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

/// A daily period without reminders; it may cross midnight.
public struct QuietHours: Hashable, Sendable {
    /// The longest quiet hours in minutes: eighteen hours.
    public static let longest = 1080
    private static let day = 1440

    /// The start, in minutes since local midnight.
    public let from: Int
    /// The end, which is no longer quiet, in minutes since local midnight.
    public let to: Int

    /// Creates quiet hours; `nil` if both times are equal, outside a day, or more than ``longest``
    /// apart.
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
