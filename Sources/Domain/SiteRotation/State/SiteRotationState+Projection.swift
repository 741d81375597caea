import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The visible locations, in the wearer's own order (ST-59).
    func projectLocations() -> [SiteLocation] {
        let places = tables.places
        var shown: [SiteLocation.ID: SiteLocation] = [:]
        for (id, place) in places.records {
            // An entry always finds its place, even when another device removed it meanwhile.
            guard !place.isRemoved || isKept(id) else { continue }
            shown[id] = place.shown(id: id)
        }
        for device in WornDevice.allCases {
            let usable = shown.values.filter { $0.usedFor.contains(device.use) }
            if !usable.contains(where: \.isEnabled), let last = lastSwitched(of: usable.map(\.id)) {
                shown[last]?.isEnabled = true
            }
        }

        let positions = Dictionary(zip(order.ids, 0...), uniquingKeysWith: min)
        for (id, position) in positions { shown[id]?.sortOrder = position }
        let ranked = shown.values.sorted { left, right in
            if left.sortOrder != right.sortOrder { return left.sortOrder < right.sortOrder }
            if left.place.zone != right.place.zone { return left.place.zone < right.place.zone }
            return (left.place.sideRank, left.id) < (right.place.sideRank, right.id)
        }
        return ranked.enumerated().map { number, location in
            var location = location
            location.sortOrder = number
            return location
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
