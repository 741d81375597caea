import MomentumDomain

extension SiteSettingsDTO {
    init(_ settings: SiteSettings) {
        targetHours = settings.targetHours
        absorptionThreshold = settings.absorptionThreshold
        strategy = settings.strategy.rawValue
        cooldown = settings.cooldown
        onboardingCompleted = settings.isOnboardingCompleted
    }

    func toDomain() -> SiteSettings {
        let standard = SiteSettings()
        return SiteSettings(
            targetHours: targetHours ?? standard.targetHours,
            absorptionThreshold: absorptionThreshold ?? standard.absorptionThreshold,
            strategy: strategy.flatMap(RecommendationStrategy.init) ?? standard.strategy,
            cooldown: cooldown ?? standard.cooldown,
            isOnboardingCompleted: onboardingCompleted ?? standard.isOnboardingCompleted
        )
    }
}
