/// The strategy of recommendations.
public struct RecommendationOptions: Hashable, Sendable {
    public let strategy: RecommendationStrategy
    /// The number of latest changes whose groups are hot; only `bodyPartCooldown` uses it.
    public let cooldown: Int

    public init(strategy: RecommendationStrategy = .bySite, cooldown: Int = 2) {
        self.strategy = strategy
        self.cooldown = cooldown
    }

    public init(_ settings: SiteSettings) {
        self.init(strategy: settings.strategy, cooldown: settings.cooldown)
    }

    /// The number of latest changes that the strategy needs.
    var hotChanges: Int { strategy == .bodyPartCooldown ? cooldown : 0 }
}
