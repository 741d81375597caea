import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Adopts the rows of a file in one transaction (SR-107 to SR-109, ST-60), unless cancelled.
    func writes(of change: SiteImport) throws(SiteRotationError) -> SiteWrites {
        switch change.mode {
        case .replace:
            if let agreed = change.replacing, ReplacedSiteEntries(records) != agreed {
                throw .restoreOvertaken
            }
            var writes = try writes(of: change, adding: change.entries)
            let present =
                entries.blocks.joined().map(\.id) + hidden.map(\.id) + apart.map(\.id)
            if !present.isEmpty {
                let imported = Set(change.entries.map(\.id))
                writes.entries.insert(
                    contentsOf: present.filter { !imported.contains($0) }
                        .map(SiteEntryWrite.init(deleting:)),
                    at: 0
                )
            }
            return writes
        case .merge:
            var absent: [SiteEntry] = []
            for (number, entry) in change.entries.enumerated() {
                try LongWork.step(
                    number,
                    of: change.entries.count,
                    .merging,
                    orThrow: SiteRotationError.repository
                )
                if !hasTwin(entry) { absent.append(entry) }
            }
            guard !absent.isEmpty else { return SiteWrites() }
            return try pinned(writes(of: change, adding: absent))
        }
    }

    /// True if an entry exists, by its id or as a twin at the same place (SR-78, SR-108).
    private func hasTwin(_ entry: SiteEntry) -> Bool {
        let start = entry.startTime.milliseconds
        let span = (start - SiteTwins.span + 1)...(start + SiteTwins.span - 1)
        return self.start(of: entry.id) != nil
            || entries.rows(in: span).contains { entries.location(of: $0) == entry.locationID }
    }

    private func writes(
        of change: SiteImport,
        adding entries: [SiteEntry]
    ) throws(SiteRotationError) -> SiteWrites {
        var writes = SiteWrites()
        writes.entries = try entries.enumerated().map { number, entry throws(SiteRotationError) in
            try LongWork.step(
                number,
                of: entries.count,
                .merging,
                orThrow: SiteRotationError.repository
            )
            return SiteEntryWrite(
                creating: entry.id,
                created: SiteEntryWrite.unnumbered,
                start: entry.startTime.milliseconds,
                place: entry.locationID,
                end: entry.endTime.map { .fixed($0.milliseconds) } ?? .open,
                note: entry.note
            )
        }
        writes.details = entries.compactMap { entry in
            var details = entry.details ?? EntryDetails(id: entry.id)
            // A set that is worn again keeps nothing of its former end.
            if entry.endTime == nil { details = withoutFormerRemoval(details) }
            return details == EntryDetails(id: entry.id) ? nil : details
        }
        let new = change.newPlaces.filter { records.configuredLocation($0.id) == nil }
        writes.places =
            new.map { creating($0) }
            + naming(Set(entries.compactMap(\.locationID)).subtracting(new.map(\.id)).sorted())
        if !new.isEmpty { writes.order = .set(records.allLocations.map(\.id) + new.map(\.id)) }
        return writes
    }

    /// Creates missing locations, and adopts switches and order (SR-113).
    func writes(of change: SiteLocationsImport) throws(SiteRotationError) -> SiteWrites {
        let placed = change.placed(among: records.allLocations)
        try checkOneStaysEnabled(among: placed)
        var writes = SiteWrites()
        writes.places = change.locations.compactMap { location in
            let held = records.configuredLocation(location.id)
            guard held?.isEnabled != location.isEnabled else { return nil }
            var write =
                held == nil ? creating(location.place) : SitePlaceWrite(id: location.id)
            write.enabled = .set(location.isEnabled)
            write.removed = .set(false)
            return write
        }
        let order = placed.map(\.id)
        if order != records.allLocations.map(\.id) { writes.order = .set(order) }
        return writes
    }

    /// Refuses a file that would leave a device without any enabled location, if it has one.
    private func checkOneStaysEnabled(
        among placed: [SiteLocation]
    ) throws(SiteRotationError) {
        let enabled = placed.filter(\.isEnabled)
        let isLost = WornDevice.allCases.contains { device in
            !records.of(device).enabledLocations.isEmpty
                && !enabled.contains { location in
                    let held = records.configuredLocation(location.id)
                    return (held ?? location).usedFor.contains(device.use)
                }
        }
        if enabled.isEmpty || isLost { throw .lastEnabledLocation }
    }
}
