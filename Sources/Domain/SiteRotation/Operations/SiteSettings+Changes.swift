extension SiteSettings {
    /// Returns the settings with changes applied; the last of several changes to a setting wins.
    public func applying(_ changes: [SiteSettingsChange]) -> SiteSettings {
        var settings = self
        for change in changes {
            switch change {
            case .targetHours(let hours): settings.targetHours = hours
            case .absorptionThreshold(let percent): settings.absorptionThreshold = percent
            case .strategy(let strategy): settings.strategy = strategy
            case .cooldown(let changes): settings.cooldown = changes
            case .onboardingCompleted(let isCompleted): settings.isOnboardingCompleted = isCompleted
            case .reminders(let isOn): settings.reminders.isOn = isOn
            case .reminderLead(let minutes): settings.reminders.leadMinutes = minutes
            case .reminderRepeat(let minutes): settings.reminders.repeatMinutes = minutes
            case .reminderCount(let count): settings.reminders.repeatCount = count
            case .namesInReminders(let isOn): settings.namesInReminders = isOn
            case .clockHours(let hours): settings.clockHours = hours
            case .quietHours(let hours): settings.reminders.quietHours = hours
            case .reminderMargin(let minutes): settings.reminders.marginMinutes = minutes
            case .sensors(let isUsed): settings.usesSensors = isUsed
            }
        }
        return settings
    }
}
