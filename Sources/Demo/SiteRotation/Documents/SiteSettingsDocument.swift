import MomentumSiteRotationDomain

struct SiteSettingsDocument: Encodable, Sendable {
    let targetHours: Double
    let absorptionThreshold: Double
    let strategy: String
    let cooldown: Int
    let onboardingCompleted: Bool
    /// Missing unless sensors are used.
    let sensors: Bool?

    init(_ settings: SiteSettings) {
        targetHours = settings.targetHours
        absorptionThreshold = settings.absorptionThreshold
        strategy = settings.strategy.rawValue
        cooldown = settings.cooldown
        onboardingCompleted = settings.isOnboardingCompleted
        sensors = settings.usesSensors ? true : nil
    }
}
