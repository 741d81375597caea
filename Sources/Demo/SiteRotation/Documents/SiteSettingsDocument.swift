import MomentumSiteRotationDomain

struct SiteSettingsDocument: Encodable, Sendable {
    let targetHours: Double
    let absorptionThreshold: Double
    let strategy: String
    let cooldown: Int
    let onboardingCompleted: Bool
    /// The switch for sensors; missing unless sensors are used.
    let sensors: Bool?
    /// The hour format, 12 or 24; missing unless it was chosen.
    let clock: Int?

    init(_ settings: SiteSettings) {
        targetHours = settings.targetHours
        absorptionThreshold = settings.absorptionThreshold
        strategy = settings.strategy.rawValue
        cooldown = settings.cooldown
        onboardingCompleted = settings.isOnboardingCompleted
        sensors = settings.usesSensors ? true : nil
        clock = settings.clockHours?.rawValue
    }
}
