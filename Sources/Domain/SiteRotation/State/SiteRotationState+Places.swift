import Foundation

extension SiteRotationState {
    /// Enables or disables locations; one stays enabled (SR-68, SR-69).
    func writes(of change: SiteLocationSwitch) throws(SiteRotationError) -> SiteWrites {
        try checkKnown(change.locationIDs)
        let ids = Set(change.locationIDs)
        try checkOneStaysEnabled(without: change.isEnabled ? [] : ids)
        var writes = SiteWrites()
        writes.places = records.allLocations.filter {
            ids.contains($0.id) && $0.isEnabled != change.isEnabled
        }
        .map { location in
            var write = SitePlaceWrite(id: location.id)
            write.enabled = .set(change.isEnabled)
            if change.isEnabled { write.removed = .set(false) }
            return write
        }
        return writes
    }

    /// Adds the locations of a zone, or offers existing ones again (SR-70 to SR-72, SN-2).
    func writes(of addition: SiteZoneAddition) throws(SiteRotationError) -> SiteWrites {
        let places = try addition.checkedPlaces(in: records)
        var writes = SiteWrites()
        writes.places = places.map { place in
            guard let held = records.configuredLocation(place.id) else {
                return creating(place, for: addition.usedFor)
            }
            var write = SitePlaceWrite(id: place.id)
            if !held.isEnabled {
                write.enabled = .set(true)
                write.removed = .set(false)
            }
            let use = held.usedFor.union(addition.usedFor)
            if use != held.usedFor { write.usedFor = use.written }
            return write
        }
        let new = places.map(\.id).filter { records.configuredLocation($0) == nil }
        if !new.isEmpty { writes.order = .set(records.allLocations.map(\.id) + new) }
        return writes
    }

    /// Creates a place that no view shows; one that was removed may have had another use.
    func creating(_ place: SitePlace, for use: PlaceUse = .both) -> SitePlaceWrite {
        var write = SitePlaceWrite(id: place.id)
        write.identity = .set(place)
        write.enabled = .set(true)
        write.removed = .set(false)
        if use != tables.places[place.id]?.use ?? .both { write.usedFor = use.written }
        return write
    }

    /// Removes custom locations; those with entries are only disabled (SR-73, SR-6).
    func writes(of removal: SiteLocationRemoval) throws(SiteRotationError) -> SiteWrites {
        try checkKnown(removal.locationIDs)
        let ids = Set(removal.locationIDs)
        let chosen = records.allLocations.filter { ids.contains($0.id) }
        if let kept = chosen.first(where: { !$0.isCustom }) { throw .defaultLocation(kept.id) }
        try checkOneStaysEnabled(without: ids)
        var writes = SiteWrites()
        writes.places = chosen.map { location in
            var write = SitePlaceWrite(id: location.id)
            if isKept(location.id) {
                write.enabled = .set(false)
            } else {
                write.removed = .set(true)
            }
            return write
        }
        return writes
    }

    /// Moves a complete zone; the order inside a zone is left, right, no side (SR-74).
    func writes(of move: SiteZoneMove) throws(SiteRotationError) -> SiteWrites {
        var zones = SiteZone.zones(of: records.allLocations)
        guard let index = zones.firstIndex(where: { $0.id == move.zone }) else {
            throw .unknownZone
        }
        let zone = zones.remove(at: index)
        zones.insert(zone, at: min(max(move.position, 0), zones.count))
        let order = zones.flatMap(\.locations).map(\.id)
        var writes = SiteWrites()
        if order != records.allLocations.map(\.id) { writes.order = .set(order) }
        return writes
    }

    /// Chooses the devices that locations are used for; each device keeps one (SN-2).
    func writes(of change: SiteLocationUse) throws(SiteRotationError) -> SiteWrites {
        try checkKnown(change.locationIDs)
        let ids = Set(change.locationIDs)
        for device in WornDevice.allCases where !change.use.contains(device.use) {
            try checkOneStaysEnabled(for: device, without: ids)
        }
        var writes = SiteWrites()
        writes.places = records.allLocations.filter {
            ids.contains($0.id) && $0.usedFor != change.use
        }
        .map { location in
            var write = SitePlaceWrite(id: location.id)
            write.usedFor = change.use.written
            return write
        }
        return writes
    }

    private func checkKnown(_ ids: [SiteLocation.ID]) throws(SiteRotationError) {
        if let unknown = ids.first(where: { records.location($0) == nil }) {
            throw .unknownLocation(unknown)
        }
    }

    private func checkOneStaysEnabled(
        without ids: Set<SiteLocation.ID>
    ) throws(SiteRotationError) {
        for device in WornDevice.allCases { try checkOneStaysEnabled(for: device, without: ids) }
    }

    /// Refuses a change that would leave a device without any enabled location, if it has one.
    private func checkOneStaysEnabled(
        for device: WornDevice,
        without ids: Set<SiteLocation.ID>
    ) throws(SiteRotationError) {
        let enabled = records.of(device).enabledLocations.map(\.id)
        guard enabled.isEmpty || !ids.isSuperset(of: enabled) else { throw .lastEnabledLocation }
    }
}
