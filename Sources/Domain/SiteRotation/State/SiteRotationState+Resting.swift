import Foundation
import MomentumDomain

extension SiteRotationState {
    /// The locations of the given rests, including finished and deleted ones.
    func locations(ofRests ids: [SiteRest.ID]) -> [SiteLocation.ID] {
        ids.compactMap { tables.rests.records[$0]?.place?.value ?? nil }
    }

    /// Adds, ends or deletes a rest (RS-1).
    func writes(
        of change: SiteRestChange,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        var writes = SiteWrites()
        switch change.action {
        case .add(let draft):
            writes.rests = [try record(of: draft, id: change.id, at: now)]
            writes.places = naming([draft.locationID])
        case .end(let id):
            let rest = try rest(id)
            guard !rest.isOver(at: now) else { throw .restIsOver(id) }
            guard rest.from <= now else { throw .restNotBegun(id) }
            var record = RestRecord(id: id)
            record.until = .set(now.milliseconds)
            writes.rests = [record]
        case .delete(let id):
            var record = RestRecord(id: try rest(id).id)
            record.deleted = .set(true)
            writes.rests = [record]
        }
        return writes
    }

    private func rest(_ id: SiteRest.ID) throws(SiteRotationError) -> SiteRest {
        guard let rest = tables.rests[id]?.shown(id: id) else { throw .unknownRest(id) }
        return rest
    }

    private func record(
        of draft: SiteRestDraft,
        id: UUID,
        at now: Date
    ) throws(SiteRotationError) -> RestRecord {
        guard records.location(draft.locationID) != nil else {
            throw .unknownLocation(draft.locationID)
        }
        try SiteEntry.checkNote(draft.note)
        let from = draft.from ?? now
        try Self.checkEra(of: from)
        if let until = draft.until, until.milliseconds <= from.milliseconds {
            throw .endBeforeStart(start: from, end: until)
        }
        var record = RestRecord(id: id)
        record.created = .set(Int64(clamping: Self.stamp(of: now)))
        record.place = .set(draft.locationID)
        record.until = .set(draft.until?.milliseconds)
        record.note = .set(draft.note?.nilIfBlank)
        record.deleted = .set(false)
        record.from = .set(from.milliseconds)
        record.reason = .set(draft.reason)
        return record
    }
}
