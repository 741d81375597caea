public import Foundation

/// The content of the first screen: the worn site, and the recommendations for the next one.
public struct SiteHome: Hashable, Sendable {
    /// The worn site; `nil` invites the wearer to log the first change.
    public let active: ActiveSite?
    public let recommendations: SiteRecommendations
    /// The moment up to which times and days are counted.
    public let now: Date

    /// - Complexity: O(*m* log *m*) in the number of locations; only the latest entries are read.
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
            at: now,
            options: RecommendationOptions(settings)
        )
        self.now = now
    }
}
