import MomentumSiteRotationDomain

/// The JSON document of ``FileSiteSettingsRepository``; missing and invalid fields get their
/// defaults (SR-82).
///
/// One with a version that is no number counts as damaged.
struct SiteSettingsDTO: Codable {
    static let currentVersion = 1

    /// The version of the document; a new optional field does not raise it (SR-81).
    var version = currentVersion
    var targetHours: Double?
    var absorptionThreshold: Double?
    var strategy: String?
    var cooldown: Int?
    var onboardingCompleted: Bool?
    var namesInReminders: Bool?
    var clockHours: Int?
    /// True if the wearer's fields are a copy of the settings among the records.
    var shared: Bool?

    enum CodingKeys: String, CodingKey {
        case version, targetHours, absorptionThreshold, strategy, cooldown, onboardingCompleted
        case namesInReminders, clockHours, shared
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Only a later version can have a fractional number.
        let version = try container.decodeIfPresent(Double.self, forKey: .version)
        self.version =
            version.map { Int(max(-1, min($0.rounded(.up), 1e9))) } ?? Self.currentVersion
        targetHours = try? container.decode(Double.self, forKey: .targetHours)
        absorptionThreshold = try? container.decode(Double.self, forKey: .absorptionThreshold)
        strategy = try? container.decode(String.self, forKey: .strategy)
        cooldown = try? container.decode(Int.self, forKey: .cooldown)
        onboardingCompleted = try? container.decode(Bool.self, forKey: .onboardingCompleted)
        shared = try? container.decode(Bool.self, forKey: .shared)
        namesInReminders = try? container.decode(Bool.self, forKey: .namesInReminders)
        clockHours = try? container.decode(Int.self, forKey: .clockHours)
    }
}

extension SiteSettingsDTO {
    init(_ settings: SiteSettings, isMirror: Bool = false) {
        shared = isMirror ? true : nil
        targetHours = settings.targetHours
        absorptionThreshold = settings.absorptionThreshold
        strategy = settings.strategy.rawValue
        cooldown = settings.cooldown
        onboardingCompleted = settings.isOnboardingCompleted
        namesInReminders = settings.namesInReminders ? true : nil
        clockHours = settings.clockHours?.rawValue
    }

    /// The wearer's settings that the document has, without those that count as missing (SR-82).
    var choices: [SiteSettingsChange] {
        let settings = toDomain()
        let choices: [SiteSettingsChange?] = [
            (targetHours ?? 0) > 0 ? .targetHours(settings.targetHours) : nil,
            (absorptionThreshold ?? 0) > 0
                ? .absorptionThreshold(settings.absorptionThreshold) : nil,
            strategy.flatMap(RecommendationStrategy.init).map { .strategy($0) },
            (cooldown ?? 0) > 0 ? .cooldown(settings.cooldown) : nil,
        ]
        return choices.compactMap(\.self)
    }

    func toDomain() -> SiteSettings {
        let standard = SiteSettings()
        return SiteSettings(
            targetHours: targetHours ?? standard.targetHours,
            absorptionThreshold: absorptionThreshold ?? standard.absorptionThreshold,
            strategy: strategy.flatMap(RecommendationStrategy.init) ?? standard.strategy,
            cooldown: cooldown ?? standard.cooldown,
            isOnboardingCompleted: onboardingCompleted ?? standard.isOnboardingCompleted,
            namesInReminders: namesInReminders ?? standard.namesInReminders,
            clockHours: clockHours.flatMap(ClockHours.init)
        )
    }
}
