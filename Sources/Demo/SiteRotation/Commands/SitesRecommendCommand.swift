import MomentumDomain

/// The options of `momentum sites recommend`.
enum SitesRecommendCommand {
    static let strategy = Option.value(
        "strategy",
        "NAME",
        "How to choose; the setting without it.",
        as: .choice(of: RecommendationStrategy.self)
    )
    static let cooldown = Option.value(
        "cooldown",
        "N",
        "How many changes a body part rests, for bodyPartCooldown.",
        as: .integer(in: SiteSettings.cooldownRange)
    )
}
