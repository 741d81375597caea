public import Foundation

extension SiteRotationState {
    /// Takes back a transaction: each register it wrote gets its former value, if it still holds
    /// what was written (ST-62).
    func writes(of undo: SiteUndo) throws(SiteRotationError) -> SiteWrites {
        guard let step = step(for: undo.target) else { throw .nothingToUndo }
        var writes = standing(step).writes
        writes.commands = [SiteCommandWrite(id: undo.id, undone: .set(step.key.transaction))]
        return writes
    }

    /// The entries that an undo leaves as they are, because they were changed since (ST-62).
    public func leftAlone(by operation: SiteOperation) -> [SiteEntry.ID] {
        guard case .undo(let undo) = operation, let step = step(for: undo.target) else { return [] }
        return standing(step).overtaken.filter { shownRow($0) != nil }
    }

    /// Keeps what a transaction of this device is about to replace.
    ///
    /// Of registers in `changes`, which are not put away yet, that is what they hold there.
    mutating func remember(_ transaction: SiteTransaction, changes: EntryChanges) {
        // The refusal of a command changed nothing that anybody could want back.
        guard !transaction.writes.isRefusal else { return }
        var former = SiteWrites()
        former.places = transaction.writes.places.map { write in
            (places[write.id] ?? PlaceRegisters()).former(of: write)
        }
        if transaction.writes.order != .keep { former.order = .set(order) }
        var step = UndoStep(
            transaction: transaction,
            held: formerEntries(of: transaction, changes: changes),
            former: former
        )
        if let undone = step.undone {
            step.isChange = undoSteps.contains { $0.key.transaction == undone && !$0.isChange }
        }
        undoSteps.append(step)
        if undoSteps.count > UndoStep.limit { undoSteps.removeFirst() }
    }

    /// What the entries that a transaction is about to write to hold, where they hold anything.
    private func formerEntries(
        of transaction: SiteTransaction,
        changes: EntryChanges
    ) -> [IdentifierKey: SiteEntryWrite] {
        // All that a first import writes is new.
        guard entries.count + hidden.count + dormant.count + changes.count > 0 else { return [:] }
        var held: [IdentifierKey: SiteEntryWrite] = [:]
        for write in transaction.writes.entries {
            let registers = changes[write.id] ?? registers(of: write.id)
            guard registers.keys != EntryKeys() else { continue }
            let location = entries.location(of: registers.row)
            held[IdentifierKey(write.id)] = registers.former(of: write, at: location)
        }
        return held
    }

    /// The newest step that stands and is what the target asks for.
    ///
    /// Taking back an undo does the change again, so it counts as a change; what it took back does
    /// not stand, and what that one had taken back stands again, but under the newer transaction.
    private func step(for target: SiteUndo.Target) -> UndoStep? {
        var takenBack: Set<TransactionID> = []
        for step in undoSteps.reversed() where !takenBack.contains(step.key.transaction) {
            if let undone = step.undone { takenBack.insert(undone) }
            if step.isChange == (target == .lastChange) { return step }
        }
        return nil
    }

    /// The former values of what still holds, and the entries of which something does not.
    private func standing(_ step: UndoStep) -> (writes: SiteWrites, overtaken: [SiteEntry.ID]) {
        let key = step.key
        var writes = SiteWrites()
        var overtaken: [SiteEntry.ID] = []
        for former in step.formerEntries {
            let registers = registers(of: former.id)
            var (kept, isWhole) = former.keeping(registers.keys) { keys[Int($0)] == key }
            if kept.deleted == .set(false) {
                // Another device may have thrown away all but the tombstone since (ST-32).
                kept.restate(registers, at: entries.location(of: registers.row))
            }
            if kept != SiteEntryWrite(id: former.id) { writes.entries.append(kept) }
            if !isWhole { overtaken.append(former.id) }
        }
        for former in step.former.places {
            guard let held = places[former.id] else { continue }
            var kept = SitePlaceWrite(id: former.id)
            if held.identityKey == key { kept.identity = former.identity }
            if held.enabledKey == key { kept.enabled = former.enabled }
            if held.removedKey == key { kept.removed = former.removed }
            if kept != SitePlaceWrite(id: former.id) { writes.places.append(kept) }
        }
        if orderKey == key { writes.order = step.former.order }
        return (writes, overtaken)
    }
}
