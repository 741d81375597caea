public import Foundation
import MomentumDomain

extension SiteRotationState {
    /// A transaction without a number: its stamp (see ``OrderKey/stamp``) and its writes.
    typealias Draft = (stamp: UInt64, writes: SiteWrites)

    /// The transaction that performs an operation, under the next number of this device.
    ///
    /// `nil` if the operation already took effect, or there is nothing to write. Callers call
    /// ``prepareForChanges()`` first; a store keeps the transaction and then applies it.
    ///
    /// - Throws: A refusal of the rules, or the cancellation of the task.
    package func transaction(
        for operation: SiteOperation,
        at now: Date
    ) throws(SiteRotationError) -> (transaction: SiteTransaction, bytes: [UInt8])? {
        guard let draft = try draft(operation, at: now) else { return nil }
        let count = draft.writes.entries.count
        return try numbered(draft) { written throws(SiteRotationError) in
            try LongWork.step(
                written,
                of: count,
                .saving,
                orThrow: SiteRotationError.repository
            )
        }
    }

    /// Creates a transaction from a draft; `check` may throw to cancel.
    func numbered<Failure: Error>(
        _ draft: Draft,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) -> (transaction: SiteTransaction, bytes: [UInt8]) {
        let replica = replica ?? 0
        return try TransactionEncoder.number(
            draft,
            replica: replica,
            counter: numbers[replica]?.next ?? 0,
            check
        )
    }

    /// The draft that performs an operation; `nil` if it already took effect or writes nothing.
    func draft(_ operation: SiteOperation, at now: Date) throws(SiteRotationError) -> Draft? {
        guard !knows(operation.id) else { return nil }
        if case .logChange(let change) = operation { return try draft(change, at: now) }
        if case .carryOut(let command) = operation { return try draft(command, at: now) }
        if case .correct(let correction, let effects) = operation {
            return try draft(correction, expecting: effects, at: now)
        }
        if case .restore(let restore) = operation { return try draft(restore, at: now) }
        if case .sensor(let inner) = operation {
            guard inner.of(.sensor) == operation else { return try draft(inner, at: now) }
            guard let draft = try turned.draft(inner, at: now) else { return nil }
            // No earlier version knows the entry, so the operation needs a record (SR-166).
            return (draft.stamp, draft.writes.turned.recording(operation, at: now))
        }
        let writes = try writes(of: operation, at: now)
        return stamped(writes.recording(operation, at: now), at: now)
    }

    /// The writes of an operation without a separate draft.
    private func writes(
        of operation: SiteOperation,
        at now: Date
    ) throws(SiteRotationError) -> SiteWrites {
        switch operation {
        case .logChange, .carryOut, .correct, .restore, .sensor: SiteWrites()
        case .editEntry(let change): try writes(of: change, at: now)
        case .deleteEntry(let change): try writes(of: change)
        case .importEntries(let change): try writes(of: change)
        case .importLocations(let change): try writes(of: change)
        case .switchLocations(let change): try writes(of: change)
        case .useLocations(let change): try writes(of: change)
        case .addZone(let change): try writes(of: change)
        case .removeLocations(let change): try writes(of: change)
        case .moveZone(let change): try writes(of: change)
        case .changeRest(let change): try writes(of: change, at: now)
        case .changeSettings(let change): writes(of: change)
        case .snooze(let snooze): try writes(of: snooze, at: now)
        case .changeProfile(let change): try writes(of: change)
        case .undo(let change): try writes(of: change)
        }
    }

    /// True if an operation has taken effect: a change as its entry, any other as a command.
    public func knows(_ operation: SiteOperation.ID) -> Bool {
        isCreated(operation) || others.isCreated(operation)
            || tables.commands[operation]?.time != nil
    }

    /// Stamps the writes above every register they replace, and above `floor` (ST-50).
    func stamped(
        _ writes: SiteWrites,
        at now: Date,
        above floor: UInt64 = 0
    ) -> Draft? {
        guard !writes.isEmpty else { return nil }
        var highest = floor
        for write in writes.entries {
            highest = max(highest, write.highestStamp(of: table.entryKeys(of: write.id), keys))
        }
        for write in writes.sensors {
            let held = others.entryKeys(of: write.id)
            highest = max(highest, write.highestStamp(of: held, others.keys.all))
        }
        if writes.order.isSet { highest = max(highest, order.key.stamp) }
        highest = max(highest, tables.highestStamp(under: writes))
        // A stamp at the end of its range, which only a damaged clock causes, stays there.
        let stamp = max(Self.stamp(of: now), highest < .max ? highest + 1 : highest)
        return (stamp, writes.created(at: stamp))
    }

    /// A wall clock as a stamp, with room for 65,536 changes per millisecond (ST-50).
    static func stamp(of date: Date) -> UInt64 {
        UInt64(min(max(date.milliseconds, 0), 1 << 46)) << 16
    }
}
