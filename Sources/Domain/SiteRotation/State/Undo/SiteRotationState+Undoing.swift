import Foundation
import MomentumDomain

extension SiteRotationState {
    /// Undoes a transaction: registers that still have its values get their former ones (ST-62).
    func writes(of undo: SiteUndo) throws(SiteRotationError) -> SiteWrites {
        guard let step = undos.step(for: undo.target) else {
            throw undo.target == .lastChange ? .nothingToUndo : .nothingToRedo
        }
        if let shown = undo.action, shown.transaction != step.key.transaction {
            throw .undoOvertaken
        }
        var writes = restoration(of: step).writes
        writes.commands = [SiteCommandWrite(id: undo.id, undone: .set(step.key.transaction))]
        return writes
    }

    /// The entries that an undo skips, because they were changed since (ST-62).
    package func leftAlone(by operation: SiteOperation) -> [SiteEntry.ID] {
        guard case .undo(let undo) = operation, let step = undos.step(for: undo.target) else {
            return []
        }
        return restoration(of: step).overtaken.filter {
            visibleRow($0) != nil || others.visibleRow($0) != nil
        }
    }

    /// The change that an undo reverts or repeats.
    package func action(of operation: SiteOperation) -> SiteAction? {
        guard case .undo(let undo) = operation else { return nil }
        return undos.step(for: undo.target).map(action(of:))
    }

    /// The changes of this device that can be undone one after the other, newest first.
    public var actions: [SiteAction] { undos.changes.map(action(of:)) }

    /// The number of transactions that can be undone, including undos.
    package var changeCount: Int { undos.steps.count }

    private func action(of step: UndoStep) -> SiteAction {
        let subject = step.trace.subjectID.map { id in
            // A deleted entry keeps its registers until the store is compacted.
            let table = step.trace.kind == .sensor ? others : table
            let row = table.registers(of: id).row
            return SiteAction.Subject(
                locationID: table.rows.shown.location(of: row),
                startTime: Date(milliseconds: row.start)
            )
        }
        let id = SiteAction.ID(transaction: step.key.transaction)
        let resting = locations(ofRests: step.trace.restIDs)
        return SiteAction(step.trace, id: id, subject: subject, resting: resting)
    }

    /// The step that can undo a transaction of this device, before it is merged.
    ///
    /// `nil` if it changes nothing that a user could want back.
    ///
    /// It reads unsettled registers of sets from `changes`, and those of sensors from `others`.
    func undoStep(
        of transaction: SiteTransaction,
        _ changes: EntryChanges,
        _ others: EntryChanges
    ) -> UndoStep? {
        guard !transaction.writes.isRefusal else { return nil }
        var former = tables.former(of: transaction.writes)
        var before = UndoKeys()
        before.records = tables.keys(under: transaction.writes)
        if transaction.writes.order.isSet {
            former.order = .set(order.ids)
            before.records[PlaceOrder.register] = order.key
        }
        for write in transaction.writes.sensors {
            let registers = others[write.id] ?? self.others.registers(of: write.id)
            former.sensors.append(registers.former(of: write, self.others.rows.shown.places))
            before.records.merge(registers.orderKeys(self.others.keys.all, kind: .sensor)) { $1 }
        }
        let held = formerEntries(of: transaction, changes: changes, keys: &before.entries)
        return UndoStep(transaction: transaction, held: held, former: former, before: before)
    }

    /// The current values and keys of the entries that a transaction is about to write.
    private func formerEntries(
        of transaction: SiteTransaction,
        changes: EntryChanges,
        keys: inout [IdentifierKey: EntryKeys]
    ) -> [IdentifierKey: SiteEntryWrite] {
        // A first import writes only new entries.
        guard !table.rows.isEmpty || table.dormant.count + changes.count > 0 else { return [:] }
        var held: [IdentifierKey: SiteEntryWrite] = [:]
        for write in transaction.writes.entries {
            let registers = changes[write.id] ?? registers(of: write.id)
            guard registers.keys != EntryKeys() else { continue }
            let id = IdentifierKey(write.id)
            held[id] = registers.former(of: write, entries.places)
            keys[id] = registers.keys
        }
        return held
    }

    /// Makes a restored start count as moved if it was, and otherwise not.
    ///
    /// It counts as moved if one transaction wrote it and the creation (TR-3).
    ///
    /// - Returns: True if that requires a write of the creation. The rest of the entry must then be
    ///   restated for devices that it has not reached.
    func restoreCreation(
        _ part: inout SiteEntryWrite,
        _ registers: EntryRegisters,
        wasEdited: Bool?
    ) -> Bool {
        guard let start = part.start.value, let wasEdited else { return false }
        let created = registers.row.created
        guard !wasEdited else {
            if part.created == .set(created) { part.created = .keep }
            return false
        }
        guard part.created == .keep, EntryRow.isMoved(start, created: created) else { return false }
        part.created = .set(created)
        return true
    }

    /// The former values of registers that still have the step's, and the entries changed since.
    private func restoration(of step: UndoStep) -> (writes: SiteWrites, overtaken: [SiteEntry.ID]) {
        // Copied to locals, so that no closure captures a whole state or step.
        let (restored, keys, taken) = (undos.restored, keys, step.key)
        /// True if a register with this key has its value from the step. The key is the step's, or
        /// that of an undo that restored such a value.
        func isFromStep(_ held: OrderKey, in origin: (UndoKeys) -> OrderKey) -> Bool {
            var held = held
            while held != taken {
                // A transaction that was read twice would have its values from itself.
                guard let origin = restored[held].map(origin), origin < held else { return false }
                held = origin
            }
            return true
        }
        var writes = SiteWrites()
        var overtaken: [SiteEntry.ID] = []
        for former in step.formerEntries {
            let registers = registers(of: former.id)
            let id = IdentifierKey(former.id)
            let (left, isWhole) = former.part { field in
                isFromStep(keys[Int(registers.keys[keyPath: field.key])]) { undo in
                    keys[Int(undo.entries[id]?[keyPath: field.key] ?? 0)]
                }
            }
            var part = left
            let isMovedBack = restoreCreation(
                &part,
                registers,
                wasEdited: step.before.entries[id]?.isStartEdited
            )
            if part.deleted == .set(false) || isMovedBack {
                writes.restatements += part.restatements(
                    of: registers,
                    entries.places,
                    keys: keys
                )
            }
            if part != SiteEntryWrite(id: former.id) { writes.entries.append(part) }
            if !isWhole { overtaken.append(former.id) }
        }
        var selecting = SelectingRecords(tables: tables) { register, held in
            isFromStep(held) { $0.records[register] ?? .base }
        }
        RecordTables.forEach(in: step.former, &selecting, &writes)
        overtaken += restoreSensors(of: step, in: &writes) { register, held in
            isFromStep(held) { $0.records[register] ?? .base }
        }
        let details = Dictionary(writes.details.map { ($0.id, $0) }) { $1 }
        let others = Dictionary(writes.sensorDetails.map { ($0.id, $0) }) { $1 }
        overtaken +=
            (step.former.details.filter { $0 != details[$0.id] }.map(\.id)
            + step.former.sensorDetails.filter { $0 != others[$0.id] }.map(\.id))
            .filter { !overtaken.contains($0) }
        if isFromStep(order.key, in: { $0.records[PlaceOrder.register] ?? .base }) {
            writes.order = step.former.order
        }
        return (writes, overtaken)
    }
}

extension SiteRotationState {
    /// Selects the former values whose registers still have the values to undo.
    private struct SelectingRecords: RecordTableVisitor {
        let tables: RecordTables
        let isFromStep: (RegisterID, OrderKey) -> Bool

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ writes: inout SiteWrites,
            _ former: SiteWrites
        ) {
            writes[keyPath: list] += former[keyPath: list].compactMap { former in
                tables[keyPath: table].part(of: former, where: isFromStep)
                    .flatMap { $0 == Kind(id: former.id) ? nil : $0 }
            }
        }
    }
}
