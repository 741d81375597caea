/// A new value for one setting.
public enum SiteSettingsChange: Hashable, Sendable {
    /// In hours; limited to ``SiteSettings/targetHoursRange``.
    case targetHours(Double)
    /// In percent; limited to ``SiteSettings/absorptionThresholdRange``.
    case absorptionThreshold(Double)
    case strategy(RecommendationStrategy)
    /// In changes; limited to ``SiteSettings/cooldownRange``.
    case cooldown(Int)
    /// True if onboarding was finished or skipped.
    case onboardingCompleted(Bool)
    /// True to switch reminders on.
    case reminders(Bool)
    /// True to name place and note in the reminders of this device.
    case namesInReminders(Bool)
    /// The hours of the times on this device; `nil` for those of its locale.
    case clockHours(ClockHours?)
    /// Limited to ``ReminderSettings/leadRange``.
    case reminderLead(minutes: Int)
    /// Limited to ``ReminderSettings/repeatRange``.
    case reminderRepeat(minutes: Int)
    /// Limited to ``ReminderSettings/countRange``.
    case reminderCount(Int)
    /// `nil` for none.
    case quietHours(QuietHours?)
    /// Limited to ``ReminderSettings/marginRange``.
    case reminderMargin(minutes: Int)
    /// True to log glucose sensors, too.
    case sensors(Bool)
}
