public import Foundation
import MomentumDomain

extension SiteEntryEdit {
    /// Checks the edit as far as a view of the records allows; no time may be after `now`.
    ///
    /// Only changed fields are checked, so that the note of an invalid old entry can still be
    /// edited.
    ///
    /// - Returns: The reason to refuse the edit; `nil` if it is valid.
    public func problem(
        editing entry: SiteEntry,
        in records: SiteRecords,
        at now: Date
    ) -> SiteRotationError? {
        if case .set(let location?) = location, records.location(location) == nil {
            return .unknownLocation(location)
        }
        if case .set(let note) = note {
            do throws(SiteRotationError) {
                try SiteEntry.checkNote(note)
            } catch {
                return error
            }
        }
        if let problem = problemOfTimes(of: entry, at: now) { return problem }
        if records.ahead.contains(where: { $0.id == entry.id }) {
            return problemOfHealing(entry, in: records, at: now)
        }
        let isTold = reason.value.flatMap(\.self) != nil || findings.value?.isEmpty == false
        if isTold, times(of: entry).end == nil { return .stillWorn(entry.id) }
        return problemOfOrder(of: entry, in: records)
    }

    private func problemOfTimes(of entry: SiteEntry, at now: Date) -> SiteRotationError? {
        let now = now.milliseconds
        if let start = start.value, start.milliseconds > now { return .timeInTheFuture(start) }
        if case .set(let end?) = end, end.milliseconds > now { return .timeInTheFuture(end) }
        for time in [start.value, end.value?.flatMap(\.self)].compactMap(\.self)
        where time.milliseconds < 0 {
            return .timeBeforeEra(time)
        }
        guard start != .keep || end != .keep else { return nil }
        let (start, end) = times(of: entry)
        guard let end, end < start else { return nil }
        return .endBeforeStart(start: start, end: end)
    }

    /// A future entry can move anywhere, if all its times move.
    ///
    /// While it is open, it closes the worn entry, or a later entry closes it (TR-4).
    private func problemOfHealing(
        _ entry: SiteEntry,
        in records: SiteRecords,
        at now: Date
    ) -> SiteRotationError? {
        guard start != .keep || end != .keep, let end = times(of: entry).end else { return nil }
        let start = times(of: entry).start
        if self.start != .keep, end > now { return .timeInTheFuture(end) }
        guard start <= now, let active = records.activeEntry else { return nil }
        return start > active.startTime ? .startAfterActiveSite : nil
    }

    /// Only the last entry can be reopened, and only if no other is open.
    ///
    /// No entry can start after the worn one.
    private func problemOfOrder(
        of entry: SiteEntry,
        in records: SiteRecords
    ) -> SiteRotationError? {
        let (start, end) = times(of: entry)
        if entry.endTime != nil, end == nil {
            if let active = records.activeEntry { return .anotherEntryIsOpen(active.id) }
            if let last = records.entries.last, last.id != entry.id,
                let position = records.entries.position(of: entry.id)
            {
                let later = records.entries.count - position - 1
                return .laterEntryExists(last.id, count: later)
            }
        }
        guard self.start != .keep else { return nil }
        if end == nil {
            let other = records.entries.last { $0.id != entry.id }
            if let other, start < other.startTime { return .activeSiteBeforeLatest }
        } else if let active = records.activeEntry, active.id != entry.id {
            if start > active.startTime { return .startAfterActiveSite }
        }
        return nil
    }

    /// Start and end after the edit, to the millisecond.
    func times(of entry: SiteEntry) -> (start: Date, end: Date?) {
        let start = start.value?.cutToMilliseconds() ?? entry.startTime
        switch end {
        case .keep: return (start, entry.endTime)
        case .set(let end): return (start, end?.cutToMilliseconds())
        }
    }
}
