public import Foundation

/// The content of the first screen: the worn site, and the recommendations for the next one.
public struct SiteHome: Hashable, Sendable {
    /// The worn site, if any.
    public let active: ActiveSite?
    /// The time since which no set is worn; `nil` if one is worn, or none ever was.
    public let lastRemoval: Date?
    /// True if there are no entries.
    public let isEmpty: Bool
    public let recommendations: SiteRecommendations
    /// The time up to which times and days are counted.
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
                    targetHours: entry.targetHours(settings, of: records.device)
                ),
                profile: records.profile(entry.profileID)
            )
        }
        lastRemoval = active == nil ? records.entries.lastEnd.map { min($0, now) } : nil
        isEmpty = records.entries.isEmpty
        recommendations = SiteRecommender.recommend(
            records,
            at: now,
            options: RecommendationOptions(settings)
        )
        self.now = now
    }
}
