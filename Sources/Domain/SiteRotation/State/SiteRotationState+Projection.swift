import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The locations that people see, in their own order (ST-59).
    func projectLocations() -> [SiteLocation] {
        let places = tables.places
        var shown: [SiteLocation.ID: Bool] = [:]
        for (id, place) in places.records where place.identity != nil {
            // An entry always finds its place, even when another device removed it meanwhile.
            guard !place.isRemoved || table.rows.hasEntries(at: id) else { continue }
            shown[id] = place.isEnabled && !place.isRemoved
        }
        if !shown.values.contains(true), let last = lastSwitched(of: shown.keys) {
            shown[last] = true
        }

        let positions = Dictionary(zip(order.ids, 0...), uniquingKeysWith: min)
        let ranked = shown.keys.compactMap { id in
            places[id]?.identity.map { (id: id, place: $0.value, position: positions[id] ?? .max) }
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

    /// The results of the latest commands of the watch, the newest last.
    func projectAnswers() -> [SiteCommandAnswer] {
        answers.latest.map { id in
            let refusal = tables.commands[id]?.answer?.value.refusal
            // Another device may have known the location, and a logged command was not refused.
            return SiteCommandAnswer(
                id: id,
                refusal: refusal.flatMap { isCreated(id) ? nil : $0 }
            )
        }
    }

    /// The place whose last switch counts as refused, because it left none enabled.
    private func lastSwitched(
        of ids: some Collection<SiteLocation.ID>
    ) -> SiteLocation.ID? {
        ids.max { left, right in
            let places = (tables.places[left], tables.places[right])
            let keys = (places.0?.switchKey ?? .base, places.1?.switchKey ?? .base)
            return keys.0 == keys.1 ? left < right : keys.0 < keys.1
        }
    }
}
