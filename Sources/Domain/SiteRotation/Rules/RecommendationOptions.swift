/// The strategy of recommendations.
public struct RecommendationOptions: Hashable, Sendable {
    public let strategy: RecommendationStrategy
    /// The number of latest changes whose groups are hot; only `bodyPartCooldown` uses it.
    public let cooldown: Int
    /// True if places are compared with the place of the other device.
    public let usesSensors: Bool

    public init(
        strategy: RecommendationStrategy = .bySite,
        cooldown: Int = 2,
        usesSensors: Bool = false
    ) {
        self.strategy = strategy
        self.cooldown = cooldown
        self.usesSensors = usesSensors
    }

    public init(_ settings: SiteSettings) {
        self.init(
            strategy: settings.strategy,
            cooldown: settings.cooldown,
            usesSensors: settings.usesSensors
        )
    }

    /// The number of latest changes that the strategy needs.
    var hotChanges: Int { strategy == .bodyPartCooldown ? cooldown : 0 }
}
