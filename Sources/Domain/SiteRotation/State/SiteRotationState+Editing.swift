import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Corrects an entry, and nothing else (SR-51 to SR-53, ST-54).
    ///
    /// With `movesNeighbours`, an adjacent end or start moves together with a moved time (SR-170).
    func writes(
        of edit: SiteEntryEdit,
        at now: Date,
        movingNeighbours movesNeighbours: Bool = false
    ) throws(SiteRotationError) -> SiteWrites {
        guard let row = visibleRow(edit.entryID) else { throw .unknownEntry(edit.entryID) }
        let isHealed = isApart(row)
        let shownEnd = isHealed ? row.end.fixedTime : entries.shownEnd(of: row)
        let entry = SiteEntry(
            id: row.id,
            locationID: entries.location(of: row),
            start: row.start,
            end: shownEnd,
            note: row.note
        )
        if let problem = edit.problem(editing: entry, in: records, at: now) {
            if movesNeighbours, problem == .activeSiteBeforeLatest,
                let previous = neighbour(before: row)
            {
                throw .beforePrevious(previous.id)
            }
            throw problem
        }
        let start = edit.start.value?.milliseconds ?? row.start
        let end = edit.end.value.map { $0?.milliseconds } ?? shownEnd

        var write = SiteEntryWrite(id: row.id)
        if let location = edit.location.value { write.place = .set(location) }
        if start != row.start { write.start = .set(start) }
        if let end, end != shownEnd || start != row.start {
            write.end = .set(.fixed(end))
        } else if end == nil, shownEnd != nil {
            write.end = .set(.open)
        }
        if isHealed, write.end == .keep, let end = row.end.changeTime, !Int64.calendar.contains(end)
        {
            write.end = .set(.open)
        }
        if let note = edit.note.value { write.note = .set(note?.nilIfBlank) }
        var writes = SiteWrites()
        if write != SiteEntryWrite(id: row.id) { writes.entries = [write] }
        var details = edit.details
        if case .set(let id) = edit.profile { details.apply(try chosenProfile(id)) }
        if details != EntryDetails(id: row.id) { writes.details = [details] }
        writes.places = edit.location.value.map { naming([$0].compactMap(\.self)) } ?? []

        // An entry that returns to its time joins the others. It ends the previous one, and is the
        // active site if it is the last (TR-4).
        guard !isHealed else {
            if movesNeighbours { throw .noNeighbour(row.id) }
            if start != row.start { writes.entries += reopening(withoutChangeBy: row) }
            return try healing(writes, of: row)
        }
        var edited = [row]
        if movesNeighbours {
            edited += try moveNeighbours(of: row, to: (start, end), from: shownEnd, in: &writes)
        }
        let settled = try settled(writes, editing: edited)
        try checkActiveSite(in: settled.trial, editing: row.id, isOpen: end == nil)
        return settled.writes
    }

    /// The writes with additions that keep other entries unchanged, and the resulting state.
    ///
    /// - Throws: ``SiteRotationError/twinExists(_:)`` if an edited entry would be hidden, or would
    ///   hide another.
    func settled(
        _ writes: SiteWrites,
        editing rows: [EntryRow]
    ) throws(SiteRotationError) -> (writes: SiteWrites, trial: SiteRotationState) {
        var writes = writes
        var pinned = try pinned(writes)
        var trial = try trial(of: pinned)
        var removesTwins = false
        for row in rows {
            let twins = twins(of: row)
            let hidden = rowHidden(in: trial, byEditing: row.id)
            if let hidden, hidden.id != row.id || twins.isEmpty { throw .twinExists(hidden.id) }
            guard hidden != nil || twins.contains(where: { trial.shownRow($0.id) != nil }) else {
                continue
            }
            // Twins are one entry to people. A hidden twin must neither replace the edited entry
            // nor remain at its former place (SR-78).
            writes.entries += twins.map { SiteEntryWrite(deleting: $0.id) }
            removesTwins = true
        }
        guard removesTwins else { return (forgettingRemoval(pinned, in: trial), trial) }
        pinned = try self.pinned(writes)
        trial = try self.trial(of: pinned)
        for row in rows {
            if let hidden = rowHidden(in: trial, byEditing: row.id) { throw .twinExists(hidden.id) }
        }
        return (forgettingRemoval(pinned, in: trial), trial)
    }

    /// The writes that also remove the reason and findings of a reopened entry.
    ///
    /// They describe its former end. If kept, they would count as a failure at the next one (RR-3).
    private func forgettingRemoval(
        _ writes: SiteWrites,
        in trial: SiteRotationState
    ) -> SiteWrites {
        guard let worn = trial.records.activeEntry, records.activeEntry?.id != worn.id,
            worn.reason != nil || !worn.findings.isEmpty
        else { return writes }
        var writes = writes
        let index = writes.details.firstIndex { $0.id == worn.id }
        var details = index.map { writes.details.remove(at: $0) } ?? EntryDetails(id: worn.id)
        if worn.reason != nil { details.reason = .set(nil) }
        if !worn.findings.isEmpty { details.findings = .set([]) }
        writes.details.append(details)
        return writes
    }

    /// The details that a kept entry takes from the one removed for it.
    ///
    /// Those of an end go with that end; a profile only fills a missing one.
    func details(
        of removed: SiteEntry.ID,
        takenBy kept: SiteEntry.ID,
        withEnd takesEnd: Bool
    ) -> [EntryDetails] {
        guard let removed = records.entry(removed), let kept = records.entry(kept) else {
            return []
        }
        var details = EntryDetails(id: kept.id)
        if takesEnd, let reason = removed.reason { details.reason = .set(reason) }
        if takesEnd, !removed.findings.isSubset(of: kept.findings) {
            details.findings = .set(kept.findings.union(removed.findings))
        }
        if kept.profileID == nil, kept.targetMinutes == nil {
            if let profile = removed.profileID { details.profile = .set(profile) }
            if let target = removed.targetMinutes { details.target = .set(Int64(target)) }
        }
        return details == EntryDetails(id: kept.id) ? [] : [details]
    }

    /// Moves the end before a start and the start after an end, if they are adjacent.
    ///
    /// - Returns: The rows whose start moves.
    private func moveNeighbours(
        of row: EntryRow,
        to times: (start: Int64, end: Int64?),
        from shownEnd: Int64?,
        in writes: inout SiteWrites
    ) throws(SiteRotationError) -> [EntryRow] {
        let position = entries.lowerBound(of: row)
        var (hasPrevious, next): (Bool, EntryRow?) = (false, nil)
        if times.start != row.start, let previous = neighbour(before: row) {
            guard times.start > previous.start else { throw .beforePrevious(previous.id) }
            writes.entries.write(previous.id) {
                $0.end = .set(
                    previous.end.fixedTime == nil ? .next(times.start) : .fixed(times.start)
                )
            }
            hasPrevious = true
        }
        if let end = times.end, let shownEnd, end != shownEnd, position + 1 < entries.count {
            let following = entries.row(at: position + 1)
            if abs(following.start - shownEnd) <= SiteGap.shortest {
                guard end < entries.shownEnd(of: following) ?? .max else {
                    throw .afterNext(following.id)
                }
                writes.entries.write(following.id) { $0.start = .set(end) }
                if row.end.fixedTime == nil {
                    writes.entries.write(row.id) { $0.end = .set(.next(end)) }
                }
                next = following
            }
        }
        guard hasPrevious || next != nil else { throw .noNeighbour(row.id) }
        return [next].compactMap(\.self)
    }

    /// The previous row, if it ends within a minute of the start.
    private func neighbour(before row: EntryRow) -> EntryRow? {
        let position = entries.lowerBound(of: row)
        guard position > 0 else { return nil }
        let previous = entries.row(at: position - 1)
        guard let end = entries.shownEnd(of: previous, before: row.start),
            abs(end - row.start) <= SiteGap.shortest
        else { return nil }
        return previous
    }

    private func healing(
        _ writes: SiteWrites,
        of row: EntryRow
    ) throws(SiteRotationError) -> SiteWrites {
        if let hidden = rowHidden(in: try trial(of: writes), byEditing: row.id) {
            throw .twinExists(hidden.id)
        }
        return writes
    }

    /// A shown row that the edit would hide: the edited one, or one at its new place and second.
    private func rowHidden(
        in trial: SiteRotationState,
        byEditing id: SiteEntry.ID
    ) -> EntryRow? {
        guard let edited = trial.liveRow(id) else { return nil }
        let span = (edited.start - SiteTwins.span)...(edited.start + SiteTwins.span)
        // A row that the writes delete is not hidden by the edit.
        let others = entries.rows(in: span).filter {
            $0.id != id && trial.liveRow($0.id) != nil && trial.shownRow($0.id) == nil
        }
        if let other = others.first { return other }
        return trial.visibleRow(id) == nil ? edited : nil
    }

    /// Checks that the active site stays active, unless it is the edited entry (SR-3, SR-52).
    private func checkActiveSite(
        in trial: SiteRotationState,
        editing id: SiteEntry.ID,
        isOpen: Bool
    ) throws(SiteRotationError) {
        let active = records.activeEntry?.id
        let expected = isOpen ? id : active == id ? nil : active
        guard let expected, trial.records.activeEntry?.id != expected else { return }
        throw active == id ? .activeSiteBeforeLatest : .startAfterActiveSite
    }

    /// Deletes an entry and its hidden twins (SR-54).
    ///
    /// With `extendsPrevious`, the previous entry takes over its end (SR-173).
    func writes(
        of deletion: SiteEntryDeletion,
        extendingPrevious extendsPrevious: Bool = false
    ) throws(SiteRotationError) -> SiteWrites {
        guard let row = visibleRow(deletion.entryID) else { throw .unknownEntry(deletion.entryID) }
        var writes = SiteWrites()
        writes.entries = ([row] + twins(of: row)).map { SiteEntryWrite(deleting: $0.id) }
        writes.entries += reopening(withoutChangeBy: row)
        guard extendsPrevious else { return try pinned(writes) }
        guard !isApart(row), let previous = neighbour(before: row) else {
            throw .noNeighbour(row.id)
        }
        let end = entries.shownEnd(of: row).map { self.end(at: $0, followedLike: row) } ?? .open
        writes.entries.write(previous.id) { $0.end = .set(end) }
        return try settled(writes, editing: [previous]).writes
    }

    /// Removes the ends that a future change caused, when it is deleted or moved.
    ///
    /// Otherwise the previous site would end at that time, although no change happens then.
    private func reopening(withoutChangeBy row: EntryRow) -> [SiteEntryWrite] {
        guard isApart(row) else { return [] }
        let last = entries.lastRow
        return ([last].compactMap(\.self) + apart).filter { other in
            guard other.id != row.id, let end = other.end.changeTime, end > entries.horizon else {
                return false
            }
            return end == row.start || other.id == last?.id
        }
        .map { other in
            var write = SiteEntryWrite(id: other.id)
            write.end = .set(.open)
            return write
        }
    }
}
