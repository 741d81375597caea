public import Foundation

/// What the first screen tells: the site that is worn, and where the next one may go.
public struct SiteHome: Hashable, Sendable {
    /// The site that is worn; `nil` invites to log the first change.
    public let active: ActiveSite?
    public let recommendations: SiteRecommendations
    /// The moment at which elapsed times and days are counted.
    public let now: Date

    /// - Complexity: O(*m* log *m*) in the number of locations; entries are not looked through.
    public init(records: SiteRecords, settings: SiteSettings, now: Date) {
        active = records.activeEntry.map { entry in
            ActiveSite(
                entry: entry,
                location: records.location(entry.locationID),
                progress: WearProgress(
                    start: entry.startTime,
                    now: now,
                    targetHours: settings.targetHours
                )
            )
        }
        recommendations = SiteRecommender.recommend(
            records,
            options: RecommendationOptions(settings)
        )
        self.now = now
    }
}
