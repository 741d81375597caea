import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Logs the watch's request at its time, or records the refusal (SR-129 to SR-131).
    ///
    /// - Complexity: O(*n*), because any entry may have an end that was set by hand after that
    ///   time.
    func draft(
        _ command: SiteChangeCommand,
        at now: Date
    ) throws(SiteRotationError) -> Draft? {
        try Self.checkEra(of: now)
        var writes = SiteWrites()
        var record = SiteCommandWrite(
            id: command.id,
            time: .set(now.milliseconds),
            action: .set(.log)
        )
        guard records.location(command.locationID) != nil else {
            record.answer = .set(.refused(.unknownLocation))
            writes.commands = [record]
            return stamped(writes, at: now)
        }
        record.answer = .set(.carriedOut)
        let requested = requestedStart(of: command, at: now)
        let free = free(requested, at: command.locationID)
        // The time is never in the future: otherwise many requests at once would drift away from
        // the clock.
        let start = free > now.milliseconds ? requested : free
        let position = entries.firstPosition(from: start + 1)
        let following = position < entries.count ? entries.row(at: position).start : nil

        writes.entries = ending(before: position, at: start)
        // The new entry is the last, so it ends every entry without an end, as on the phone
        // (ST-55).
        if following == nil {
            let ended = Set(writes.entries.map(\.id))
            writes.entries += closing(at: start).filter { !ended.contains($0.id) }
        }
        writes.entries.append(
            SiteEntryWrite(
                creating: command.id,
                created: creation(at: start, in: command.locationID, now: now),
                start: start,
                place: command.locationID,
                // The entry is not open: without the following entry, it would become the active
                // site.
                end: following.map { .next($0) } ?? .open,
                note: nil
            )
        )
        writes.details = try profileDetails(of: command.id, from: start)
        if following == nil { writes.details += formerRemoval }
        writes.places = naming([command.locationID])
        writes.commands = [record]
        return stamped(writes, at: now, above: latestCreation(at: start))
    }

    /// The time of the request; now, if the watch's clock is ahead (SR-130).
    ///
    /// A latest start in the future counts as now, so that a user is never locked out (SR-31).
    private func requestedStart(of command: SiteChangeCommand, at now: Date) -> Int64 {
        if let latest = entries.lastRow?.start, latest > now.milliseconds { return latest }
        let requested = command.requestedAt.milliseconds
        // A watch whose clock was never set is assumed to ask now (TR-5).
        return requested < 0 ? now.milliseconds : min(requested, now.milliseconds)
    }

    /// The first moment from `start` that is a second away from every entry at the same place.
    ///
    /// Closer entries would count as twins (ST-56).
    private func free(_ start: Int64, at location: SiteLocation.ID) -> Int64 {
        var start = start
        while true {
            let span = (start - SiteTwins.span + 1)...(start + SiteTwins.span - 1)
            let near = entries.rows(in: span) + hiddenRows(in: span)
            guard
                let last = near.filter({ entries.location(of: $0) == location && !$0.isMoved })
                    .map(\.start).max()
            else { return start }
            start = last + SiteTwins.span
        }
    }

    /// Ends the entries that span a moment; `position` is the position of the first later entry.
    func ending(before position: Int, at start: Int64) -> [SiteEntryWrite] {
        var writes: [SiteEntryWrite] = []
        var index = 0
        for row in entries.blocks.joined().prefix(position) {
            index += 1
            let following = index < entries.count ? entries.row(at: index).start : nil
            guard entries.shownEnd(of: row, before: following).map({ $0 > start }) ?? true else {
                continue
            }
            var write = SiteEntryWrite(id: row.id)
            // The entry right before the new one ends at the next one, which transactions of other
            // devices may change. An end that spans other entries was set by hand.
            write.end = .set(index == position ? .next(start) : .fixed(start))
            writes.append(write)
        }
        return writes
    }
}
