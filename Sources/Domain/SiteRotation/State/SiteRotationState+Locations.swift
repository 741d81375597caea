import Foundation

extension SiteRotationState {
    /// The locations that people see, in their own order (ST-59).
    func projectLocations() -> [SiteLocation] {
        var shown: [SiteLocation.ID: Bool] = [:]
        for (id, place) in places where place.identity != nil {
            // An entry always finds its place, even when another device removed it meanwhile.
            guard !place.isRemoved || hasEntries(at: id) else { continue }
            shown[id] = place.isEnabled && !place.isRemoved
        }
        if !shown.values.contains(true), let last = lastSwitched(of: shown.keys) {
            shown[last] = true
        }

        let positions = Dictionary(zip(order, 0...), uniquingKeysWith: min)
        let ranked = shown.keys.compactMap { id in
            places[id]?.identity.map { (id: id, place: $0, position: positions[id] ?? .max) }
        }
        .sorted { left, right in
            if left.position != right.position { return left.position < right.position }
            if left.place.zone != right.place.zone { return left.place.zone < right.place.zone }
            return (left.place.sideRank, left.id) < (right.place.sideRank, right.id)
        }
        return ranked.enumerated().map { number, ranked in
            SiteLocation(
                id: ranked.id,
                place: ranked.place,
                isEnabled: shown[ranked.id] ?? true,
                sortOrder: number
            )
        }
    }

    /// The place whose last switch counts as refused, because it left none enabled.
    private func lastSwitched(
        of ids: some Collection<SiteLocation.ID>
    ) -> SiteLocation.ID? {
        ids.max { left, right in
            let keys = (places[left]?.switchKey ?? .base, places[right]?.switchKey ?? .base)
            return keys.0 == keys.1 ? left < right : keys.0 < keys.1
        }
    }
}
