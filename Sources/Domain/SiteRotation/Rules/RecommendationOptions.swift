/// How recommendations are made.
public struct RecommendationOptions: Hashable, Sendable {
    public let strategy: RecommendationStrategy
    /// The number of latest changes whose groups are hot; used by `bodyPartCooldown` alone.
    public let cooldown: Int

    public init(strategy: RecommendationStrategy = .bySite, cooldown: Int = 2) {
        self.strategy = strategy
        self.cooldown = cooldown
    }

    public init(_ settings: SiteSettings) {
        self.init(strategy: settings.strategy, cooldown: settings.cooldown)
    }

    /// How many of the latest changes have to be known.
    var hotChanges: Int { strategy == .bodyPartCooldown ? cooldown : 0 }
}
