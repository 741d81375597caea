import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The visible locations, in the wearer's own order (ST-59).
    func projectLocations() -> [SiteLocation] {
        let places = tables.places
        var shown: [SiteLocation.ID: Bool] = [:]
        var uses: [SiteLocation.ID: PlaceUse] = [:]
        for (id, place) in places.records where place.identity != nil {
            // An entry always finds its place, even if another device removed it meanwhile.
            guard !place.isRemoved || isKept(id) else { continue }
            shown[id] = place.isEnabled && !place.isRemoved
            uses[id] = place.use
        }
        for device in WornDevice.allCases {
            let ids = shown.keys.filter { uses[$0]?.contains(device.use) ?? false }
            if !ids.contains(where: { shown[$0] ?? false }), let last = lastSwitched(of: ids) {
                shown[last] = true
            }
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
                sortOrder: number,
                usedFor: uses[ranked.id] ?? .both
            )
        }
    }

    /// True if a removed place stays in the view, because of an entry of either log or a rest
    /// there (ST-59).
    func isKept(_ location: SiteLocation.ID) -> Bool {
        table.rows.hasEntries(at: location) || others.rows.hasEntries(at: location)
            || hasUnfinishedRest(at: location)
    }

    /// The rests whose creation has arrived, by beginning, then creation, then id.
    func projectRests() -> [SiteRest] {
        let held = tables.rests.records.compactMap { id, rest in
            rest.shown(id: id).map { (created: rest.created?.value ?? 0, rest: $0) }
        }
        return held.sorted { left, right in
            (left.rest.from, left.created, left.rest.id)
                < (right.rest.from, right.created, right.rest.id)
        }
        .map(\.rest)
    }

    private func hasUnfinishedRest(at location: SiteLocation.ID) -> Bool {
        guard !tables.rests.records.isEmpty else { return false }
        let moment = Date(milliseconds: entries.horizon - Self.tolerance)
        return projectRests().contains { $0.locationID == location && !$0.isOver(at: moment) }
    }

    /// The results of the watch's latest commands, newest last.
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
