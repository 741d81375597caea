/// A new value for one setting.
public enum SiteSettingsChange: Hashable, Sendable {
    /// The target in hours; clamped to ``SiteSettings/targetHoursRange``.
    case targetHours(Double)
    /// The threshold in percent; clamped to ``SiteSettings/absorptionThresholdRange``.
    case absorptionThreshold(Double)
    case strategy(RecommendationStrategy)
    /// The cooldown in changes; clamped to ``SiteSettings/cooldownRange``.
    case cooldown(Int)
    /// True if onboarding was finished or skipped.
    case onboardingCompleted(Bool)
    /// True to turn reminders on.
    case reminders(Bool)
    /// True to name place and note in this device's reminders.
    case namesInReminders(Bool)
    /// The hour format of this device; `nil` for that of its locale.
    case clockHours(ClockHours?)
    /// The lead; clamped to ``ReminderSettings/leadRange``.
    case reminderLead(minutes: Int)
    /// The interval; clamped to ``ReminderSettings/repeatRange``.
    case reminderRepeat(minutes: Int)
    /// The number of repetitions; clamped to ``ReminderSettings/countRange``.
    case reminderCount(Int)
    /// The quiet hours; `nil` for none.
    case quietHours(QuietHours?)
    /// The margin; clamped to ``ReminderSettings/marginRange``.
    case reminderMargin(minutes: Int)
    /// True to also log glucose sensors.
    case sensors(Bool)
}
