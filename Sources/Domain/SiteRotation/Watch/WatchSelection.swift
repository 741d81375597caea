/// The choice of locations on the watch, in the order of the phone.
package struct WatchSelection: Hashable, Sendable {
    /// The recommended locations, which ``all`` also contains.
    package let recommended: [RankedLocation]
    /// All locations that the phone sent, without duplicates.
    package let all: [RankedLocation]

    /// Recommended ids that are not in the list are ignored; the first of repeated ones counts.
    package init(_ state: WatchState) {
        let avoided = Set(state.avoid)
        let recommended = Set(state.recommended).subtracting(avoided)
        var known: [SiteLocation.ID: RankedLocation] = [:]
        all = state.locations.compactMap { location in
            guard known[location.id] == nil else { return nil }
            let ranked = RankedLocation(
                location: SiteLocation(
                    id: location.id,
                    place: location.place,
                    isEnabled: true,
                    sortOrder: location.sortOrder
                ),
                lastUse: location.lastUse,
                placeRest: state.active?.locationID == location.id
                    ? .inUse
                    : (location.lastRemoval ?? location.lastUse).map(PlaceRest.since) ?? .neverUsed,
                category: location.rest != nil
                    ? .resting
                    : avoided.contains(location.id)
                        ? .avoid : recommended.contains(location.id) ? .recommended : .neutral,
                rest: location.rest.map { rest in
                    SiteRest(
                        id: location.id,
                        locationID: location.id,
                        from: state.createdAt,
                        until: rest.until,
                        reason: rest.reason
                    )
                }
            )
            known[location.id] = ranked
            return ranked
        }
        self.recommended = state.recommended.compactMap { id in
            guard recommended.contains(id) else { return nil }
            return known.removeValue(forKey: id)
        }
    }
}
