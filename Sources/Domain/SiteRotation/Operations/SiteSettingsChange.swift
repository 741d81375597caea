/// A new value for one setting.
public enum SiteSettingsChange: Hashable, Sendable {
    /// In hours; brought into ``SiteSettings/targetHoursRange``.
    case targetHours(Double)
    /// In percent; brought into ``SiteSettings/absorptionThresholdRange``.
    case absorptionThreshold(Double)
    case strategy(RecommendationStrategy)
    /// In changes; brought into ``SiteSettings/cooldownRange``.
    case cooldown(Int)
    /// Whether onboarding was gone through or skipped.
    case onboardingCompleted(Bool)
}
