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
}
