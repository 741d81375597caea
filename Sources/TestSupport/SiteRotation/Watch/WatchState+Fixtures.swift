public import Foundation
public import MomentumSiteRotationDomain
public import MomentumTestSupport

extension WatchState {
    /// A phone's state, by default with the default locations and no worn set.
    public static func fixture(
        source: UUID = .fixture(1000),
        revision: Int = 1,
        createdAt: Date = Date(timeIntervalSince1970: 1_750_000_000),
        active: Active? = nil,
        recommended: [SiteLocation.ID] = SiteLocation.defaults.prefix(3).map(\.id),
        avoid: [SiteLocation.ID] = [],
        locations: [SiteLocation] = SiteLocation.defaults,
        targetHours: Double = 72,
        answers: [SiteCommandAnswer] = []
    ) -> WatchState {
        WatchState(
            source: source,
            revision: revision,
            createdAt: createdAt,
            active: active,
            recommended: recommended,
            avoid: avoid,
            locations: locations.map { location in
                Location(
                    id: location.id,
                    place: location.place,
                    sortOrder: location.sortOrder,
                    lastUse: nil
                )
            },
            targetHours: targetHours,
            answers: answers
        )
    }
}

extension WatchState.Active {
    /// A set worn at a default location.
    public static func fixture(
        at location: SiteLocation = SiteLocation.defaults[0],
        since start: Date
    ) -> WatchState.Active {
        WatchState.Active(locationID: location.id, place: location.place, start: start)
    }
}
