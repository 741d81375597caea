import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Closes the active entry and opens another, both or neither (SR-28 to SR-33).
    func draft(
        _ change: SiteChange,
        at now: Date
    ) throws(SiteRotationError) -> Draft? {
        guard let location = records.location(change.locationID) else {
            throw .unknownLocation(change.locationID)
        }
        guard location.isEnabled else { throw .disabledLocation(change.locationID) }
        try SiteEntry.checkNote(change.note)
        if case .set(let note) = change.previousNote { try SiteEntry.checkNote(note) }
        let start = try start(of: change, at: now)

        var writes = SiteWrites()
        writes.entries = closing(at: start)
        try describeClosed(by: change, at: start, in: &writes)
        writes.details += try profileDetails(
            of: change.id,
            choosing: change.profile,
            from: start
        )
        writes.entries.append(
            SiteEntryWrite(
                creating: change.id,
                created: creation(at: start, in: change.locationID, now: now),
                start: start,
                place: change.locationID,
                end: .open,
                note: change.note?.nilIfBlank
            )
        )
        writes.places = naming([change.locationID])
        return stamped(writes, at: now, above: latestCreation(at: start))
    }

    /// Adds the known details of the set that a change closes (RR-2).
    private func describeClosed(
        by change: SiteChange,
        at start: Int64,
        in writes: inout SiteWrites
    ) throws(SiteRotationError) {
        if let meant = change.previousID, activeRow?.id != meant { throw .previousOvertaken }
        guard let active = activeRow else {
            if change.describesPrevious { throw .noActiveSite }
            return
        }
        if case .set(let note) = change.previousNote {
            writes.entries.write(active.id) { $0.note = .set(note?.nilIfBlank) }
        }
        if let end = change.previousEnd {
            guard end.milliseconds >= active.start else {
                throw .endBeforeStart(start: Date(milliseconds: active.start), end: end)
            }
            guard end.milliseconds <= start else {
                throw .endAfterChange(end, change: Date(milliseconds: start))
            }
            writes.entries.write(active.id) { $0.end = .set(.fixed(end.milliseconds)) }
        }
        var details = EntryDetails(id: active.id)
        details.reason = change.previousReason
        details.findings = change.previousFindings
        details = withoutFormerRemoval(details)
        if details != EntryDetails(id: active.id) { writes.details = [details] }
    }

    /// Removes the reason and findings of the active set: they describe a former end.
    ///
    /// A change that does not count at present had closed it, as one of a wrong clock.
    var formerRemoval: [EntryDetails] {
        guard let active = activeRow else { return [] }
        let details = withoutFormerRemoval(EntryDetails(id: active.id))
        return details == EntryDetails(id: active.id) ? [] : [details]
    }

    /// The writes to an entry, which also remove the reason and findings that they do not replace.
    func withoutFormerRemoval(_ details: EntryDetails) -> EntryDetails {
        var details = details
        guard let held = tables.details[details.id] else { return details }
        if !details.reason.isSet, held.reason?.value != nil { details.reason = .set(nil) }
        if !details.findings.isSet, held.findings?.value.isEmpty == false {
            details.findings = .set([])
        }
        return details
    }

    /// The time of a change: the requested one, if it is valid (SR-31).
    private func start(
        of change: SiteChange,
        at now: Date
    ) throws(SiteRotationError) -> Int64 {
        if let time = change.time { try Self.checkEra(of: time) }
        try Self.checkEra(of: now)
        let latest = entries.lastRow?.start
        // A latest start slightly in the future counts as now, so that a user is never locked out.
        // Entries further ahead are not among the rows (TR-2).
        let isLed = latest ?? .min > now.milliseconds
        let now = max(now.milliseconds, latest ?? .min)
        guard let time = change.time else {
            // The time of the latest change itself, so that the message about it is true.
            return isLed ? now : moved(now, behindEntriesAt: change.locationID)
        }
        guard time.milliseconds <= now else { throw .changeInTheFuture(time) }
        if let latest, time.milliseconds < latest {
            throw .changeBeforeLatestEntry(time, latest: Date(milliseconds: latest))
        }
        return time.milliseconds
    }

    /// Refuses a time that only a wrong clock produces (TR-5).
    static func checkEra(of time: Date) throws(SiteRotationError) {
        guard time.milliseconds >= 0 else { throw .timeBeforeEra(time) }
    }

    /// The creation of an entry that starts at `start` and comes last there.
    ///
    /// For a start moved far from the clock, it is the clock's time, by which all devices recognize
    /// the move (TR-3). An earlier time marks an unmoved start as moved if the entry would
    /// otherwise be a twin. In all other cases the stamp of the transaction is right.
    func creation(at start: Int64, in location: SiteLocation.ID, now: Date) -> Int64 {
        let own = Int64(clamping: Self.stamp(of: now))
        var moved = entries.rows(in: start...start).filter(\.isMoved)
            .map { $0.created < .max ? $0.created + 1 : .max }
        if EntryRow.isMoved(start, created: own) {
            moved.append(own)
        } else if hasTwin(at: start, in: location) {
            moved.append(EntryRow.creation(ofMovedTo: start))
        }
        return moved.max() ?? SiteEntryWrite.unnumbered
    }

    /// True if an entry would be a twin of an existing one (SR-78).
    private func hasTwin(at start: Int64, in location: SiteLocation.ID) -> Bool {
        let span = (start - SiteTwins.span + 1)...(start + SiteTwins.span - 1)
        return (entries.rows(in: span) + hiddenRows(in: span))
            .contains { entries.location(of: $0) == location && !$0.isMoved }
    }

    /// Leaves a second after an entry at the same place; otherwise the new one would be its twin
    /// (ST-56).
    private func moved(_ start: Int64, behindEntriesAt location: SiteLocation.ID) -> Int64 {
        let position = entries.firstPosition(from: start - SiteTwins.span + 1)
        let near = (position..<entries.count).lazy.map { entries.row(at: $0) }
        let last = near.last { entries.location(of: $0) == location && !$0.isMoved }
        return last.map { $0.start + SiteTwins.span } ?? start
    }

    /// Ends open entries: the active one at the change, and any other at its visible end (ST-55).
    func closing(at start: Int64) -> [SiteEntryWrite] {
        var rows = table.index.open.compactMap { shownRow($0) }.sorted(by: <)
        // A future change closed it, which does not count yet.
        if let active = activeRow, active.end != .open { rows.append(active) }
        return rows.map { row in
            var write = SiteEntryWrite(id: row.id)
            write.end = .set(.next(entries.shownEnd(of: row) ?? start))
            return write
        }
    }

    private var activeRow: EntryRow? {
        entries.lastRow.flatMap { entries.shownEnd(of: $0, before: nil) == nil ? $0 : nil }
    }

    /// The stamp that a new entry must exceed to come last among equal starts.
    func latestCreation(at start: Int64) -> UInt64 {
        entries.rows(in: start...start).reduce(0) { highest, row in
            let keys = entryKeys(of: row)
            return max(
                highest,
                stamp(keys.start),
                stamp(keys.created),
                UInt64(clamping: row.created)
            )
        }
    }

    /// Writes that restate custom places, so that an entry never arrives before its place (ST-57).
    func naming(_ ids: some Sequence<SiteLocation.ID>) -> [SitePlaceWrite] {
        ids.filter { !SiteLocation.defaultIDs.contains($0) }.compactMap { id in
            guard let identity = tables.places[id]?.identity?.value else { return nil }
            var write = SitePlaceWrite(id: id)
            write.identity = .set(identity)
            return write
        }
    }
}
