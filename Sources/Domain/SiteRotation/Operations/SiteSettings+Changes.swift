extension SiteSettings {
    /// Returns the settings with some changed; of two changes of one setting the later counts.
    public func applying(_ changes: [SiteSettingsChange]) -> SiteSettings {
        var settings = self
        for change in changes {
            switch change {
            case .targetHours(let hours): settings.targetHours = hours
            case .absorptionThreshold(let percent): settings.absorptionThreshold = percent
            case .strategy(let strategy): settings.strategy = strategy
            case .cooldown(let changes): settings.cooldown = changes
            case .onboardingCompleted(let isCompleted): settings.isOnboardingCompleted = isCompleted
            }
        }
        return settings
    }
}
