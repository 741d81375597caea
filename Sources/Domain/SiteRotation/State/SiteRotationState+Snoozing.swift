import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Snoozes the reminders of the worn set (RM-3).
    func writes(of snooze: SiteSnooze, at now: Date) throws(SiteRotationError) -> SiteWrites {
        guard SiteSnooze.range.contains(snooze.minutes) else {
            throw .snoozeOutOfRange(minutes: snooze.minutes)
        }
        try Self.checkEra(of: now)
        guard visibleRow(snooze.entryID) != nil else { throw .unknownEntry(snooze.entryID) }
        guard let active = records.activeEntry else { throw .noActiveSite }
        guard active.id == snooze.entryID else { throw .previousOvertaken }
        var details = EntryDetails(id: snooze.entryID)
        details.snoozed = .set(now.milliseconds + Int64(snooze.minutes) * 60_000)
        var writes = SiteWrites()
        writes.details = [details]
        return writes
    }
}
