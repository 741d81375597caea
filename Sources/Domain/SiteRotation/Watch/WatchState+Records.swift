public import Foundation

extension WatchState {
    /// The state that follows from what was read and nothing else, so only saved records are ever
    /// sent (SR-128).
    ///
    /// - Parameters:
    ///   - records: A view that a repository answered with.
    ///   - settings: The settings that hold with it.
    ///   - source: See ``source``.
    ///   - revision: One more than that of the state before.
    ///   - now: When it is made.
    /// - Complexity: O(*m* log *m*) in the number of locations; entries are not looked through.
    public init(
        records: SiteRecords,
        settings: SiteSettings,
        source: UUID,
        revision: Int,
        now: Date
    ) {
        func active(_ entry: SiteEntry) -> Active {
            Active(
                locationID: entry.locationID,
                place: records.location(entry.locationID)?.place,
                start: entry.startTime
            )
        }
        let sites = SiteRecommender.recommend(records, options: RecommendationOptions(settings))
        self.init(
            source: source,
            revision: revision,
            createdAt: now,
            active: records.activeEntry.map(active),
            upcoming: records.ahead.first { $0.isInCalendar && $0.isOpen }.map(active),
            recommended: sites.recommended.map(\.id),
            avoid: sites.avoid.map(\.id),
            locations: sites.all.map { site in
                Location(
                    id: site.id,
                    place: site.location.place,
                    sortOrder: site.location.sortOrder,
                    lastUse: site.lastUse
                )
            },
            targetHours: settings.targetHours,
            answers: records.answers
        )
    }
}
