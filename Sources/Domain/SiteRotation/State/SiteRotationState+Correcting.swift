import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The draft of a correction, unless its effects differ from the shown ones (SR-168).
    func draft(
        _ correction: SiteCorrection,
        expecting effects: [SiteEntryEffect]?,
        at now: Date
    ) throws(SiteRotationError) -> Draft? {
        let draft = try draft(correction, at: now)
        guard let effects else { return draft }
        var after = records
        if let draft { after = try trial(of: draft.writes).records }
        let plan = SiteCorrectionPlan(
            correction,
            SiteCommit(before: records, after: after),
            at: now
        )
        guard plan.effects == effects else { throw .planChanged(plan) }
        return draft
    }

    private func draft(
        _ correction: SiteCorrection,
        at now: Date
    ) throws(SiteRotationError) -> Draft? {
        let writes: SiteWrites
        switch correction {
        case .insert(let insertion):
            writes = try self.writes(of: insertion, at: now)
            // The entry identifies an ordinary change (SR-32).
            if insertion.isChange(in: records) { return stamped(writes, at: now) }
        case .edit(let edit, let movesNeighbours):
            writes = try self.writes(of: edit, at: now, movingNeighbours: movesNeighbours)
        case .reopen(let reopening): writes = try self.writes(of: reopening, at: now)
        case .delete(let deletion, let extendsPrevious):
            writes = try self.writes(of: deletion, extendingPrevious: extendsPrevious)
        case .shorten(let move): writes = try self.writes(of: move, at: now)
        case .merge(let merge): writes = try self.writes(of: merge, at: now)
        }
        return stamped(writes.recording(.correct(correction, expecting: nil), at: now), at: now)
    }

    /// Inserts a forgotten change at its time in the past (SR-169).
    private func writes(
        of insertion: SiteInsertion,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        guard records.location(insertion.locationID) != nil else {
            throw .unknownLocation(insertion.locationID)
        }
        try SiteEntry.checkNote(insertion.note)
        try Self.checkEra(of: insertion.time)
        let start = insertion.time.milliseconds
        guard start <= now.milliseconds else { throw .timeInTheFuture(insertion.time) }
        if let end = insertion.end {
            guard end.milliseconds <= now.milliseconds else { throw .timeInTheFuture(end) }
            guard end.milliseconds > start else {
                throw .endBeforeStart(start: insertion.time, end: end)
            }
        }
        let near = entries.rows(in: (start - SiteGap.shortest)...(start + SiteGap.shortest))
        if let taken = near.min(by: { abs($0.start - start) < abs($1.start - start) }) {
            throw .startTaken(taken.id)
        }
        let position = entries.firstPosition(from: start)
        let following = position < entries.count ? entries.row(at: position).start : nil

        var writes = SiteWrites()
        if !insertion.keepsNeighbours { writes.entries = ending(before: position, at: start) }
        if following == nil {
            // The worn set ends even if its neighbours are kept: no entry starts after it (SR-3).
            let ended = Set(writes.entries.map(\.id))
            writes.entries += closing(at: start).filter { !ended.contains($0.id) }
        }
        writes.entries.append(
            SiteEntryWrite(
                creating: insertion.id,
                created: SiteEntryWrite.unnumbered,
                start: start,
                place: insertion.locationID,
                end: insertion.end.map { .fixed($0.milliseconds) }
                    ?? following.map { .next($0) } ?? .open,
                note: insertion.note?.nilIfBlank
            )
        )
        writes.details = try profileDetails(
            of: insertion.id,
            choosing: insertion.profile,
            from: start
        )
        if following == nil { writes.details += formerRemoval }
        writes.places = naming([insertion.locationID])
        return try pinned(writes)
    }

    /// Reopens the last entry, or the previous one and deletes the last (SR-172).
    private func writes(
        of reopening: SiteReopening,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        guard let row = visibleRow(reopening.entryID) else {
            throw .unknownEntry(reopening.entryID)
        }
        let later = isApart(row) ? 0 : entries.count - entries.lowerBound(of: row) - 1
        guard later > 0, let last = entries.lastRow else {
            let edit = SiteEntryEdit(id: reopening.id, entryID: row.id, end: .set(nil))
            return try writes(of: edit, at: now)
        }
        guard later == 1 else { throw .laterEntryExists(last.id, count: later) }
        var writes = SiteWrites()
        writes.entries = ([last] + twins(of: last)).map { SiteEntryWrite(deleting: $0.id) }
        writes.entries.write(row.id) { $0.end = .set(.open) }
        return try settled(writes, editing: [row]).writes
    }

    /// Moves an end to the start of a later entry (SR-176).
    private func writes(
        of move: SiteEndMove,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        try check(move.issue, at: now)
        guard let row = shownRow(move.entryID) else { throw .unknownEntry(move.entryID) }
        let end = move.end.milliseconds
        guard end <= now.milliseconds else { throw .timeInTheFuture(move.end) }
        guard end >= row.start else {
            throw .endBeforeStart(start: Date(milliseconds: row.start), end: move.end)
        }
        var writes = SiteWrites()
        writes.entries.write(row.id) { $0.end = .set(self.end(at: end, followedLike: row)) }
        return try settled(writes, editing: [row]).writes
    }

    /// Merges two entries into one with the later end (SR-176).
    private func writes(
        of merge: SiteEntryMerge,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        try check(merge.issue, at: now)
        guard let kept = shownRow(merge.keptID) else { throw .unknownEntry(merge.keptID) }
        guard let removed = shownRow(merge.removedID) else { throw .unknownEntry(merge.removedID) }
        let ends = (entries.shownEnd(of: kept), entries.shownEnd(of: removed))
        var writes = SiteWrites()
        writes.entries = ([removed] + twins(of: removed)).map { SiteEntryWrite(deleting: $0.id) }
        if let keptEnd = ends.0 {
            let end: SiteEnd = ends.1.map { .fixed(max($0, keptEnd)) } ?? .open
            writes.entries.write(kept.id) { $0.end = .set(end) }
        }
        let takesEnd = ends.0.map { $0 < ends.1 ?? .max } ?? false
        writes.details = details(of: removed.id, takenBy: kept.id, withEnd: takesEnd)
        return try settled(writes, editing: [kept]).writes
    }

    /// Refuses to fix an issue that another change has fixed or altered.
    private func check(_ issue: SiteIssue?, at now: Date) throws(SiteRotationError) {
        guard let issue else { return }
        let target = SiteSettings.standardTargetHours
        let isThere = records.issues(targetHours: target, at: now).contains {
            $0.kind == issue.kind && $0.entries == issue.entries
        }
        guard isThere else { throw .issueGone }
    }

    /// An end that yields to changes of other devices if the entry after `row` starts there.
    func end(at end: Int64, followedLike row: EntryRow) -> SiteEnd {
        let next = entries.lowerBound(of: row) + 1
        return next < entries.count && entries.row(at: next).start == end
            ? .next(end) : .fixed(end)
    }
}
