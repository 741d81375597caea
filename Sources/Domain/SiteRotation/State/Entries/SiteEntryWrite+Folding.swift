import Foundation

extension SiteEntryWrite {
    /// The creation before the transaction has its stamp.
    static let unnumbered = Int64.min

    init(deleting id: UUID) {
        self.init(id: id)
        deleted = .set(true)
    }
}

extension [SiteEntryWrite] {
    /// Adds to the write of an entry, or creates it; each entry is in a list once.
    mutating func write(_ id: UUID, _ change: (inout SiteEntryWrite) -> Void) {
        let index =
            lastIndex { $0.id == id }
            ?? {
                append(SiteEntryWrite(id: id))
                return endIndex - 1
            }()
        change(&self[index])
    }
}

extension SiteEntryWrite {
    /// True if the key of a written register satisfies `condition`.
    func writesAny(of held: EntryKeys, where condition: @escaping (UInt32) -> Bool) -> Bool {
        var asking = AskingFields(held: held, condition: condition)
        var isAny = false
        EntryFields.forEach(of: self, in: (), &asking, &isAny)
        return isAny
    }

    /// The highest stamp among the registers that are written.
    func highestStamp(of held: EntryKeys, _ table: [OrderKey]) -> UInt64 {
        var looking = LookingForStamp(held: held)
        var highest: UInt64 = 0
        EntryFields.forEach(of: self, in: table, &looking, &highest)
        return highest
    }

    /// The part of the write whose registers still have the values to undo; true if that is all of
    /// it.
    func part(
        where isFromStep: @escaping ((key: KeyPath<EntryKeys, UInt32>, tag: UInt64)) -> Bool
    ) -> (write: SiteEntryWrite, isWhole: Bool) {
        var selecting = SelectingFields(isFromStep: isFromStep)
        var part = self
        EntryFields.forEach(of: self, in: (), &selecting, &part)
        return (part, part == self)
    }

    /// The values of an entry that this write does not set, except its deletion, each with its key.
    func restatements(
        of entry: EntryRegisters,
        _ places: [SiteLocation.ID],
        keys: [OrderKey]
    ) -> [SiteEntryRestatement] {
        entry.writes(places, besides: self).compactMap { part in
            var write = part.write
            write.deleted = .keep
            guard write != SiteEntryWrite(id: id) else { return nil }
            return SiteEntryRestatement(write, key: keys[Int(part.key)])
        }
    }
}

extension SiteEntryWrite {
    private struct AskingFields: EntryFieldVisitor {
        typealias Subject = Bool

        let held: EntryKeys
        let condition: (UInt32) -> Bool

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ isAny: inout Bool,
            _: Void
        ) {
            isAny = isAny || write.isSet && condition(held[keyPath: Field.key])
        }
    }

    private struct LookingForStamp: EntryFieldVisitor {
        typealias Subject = UInt64
        typealias Context = [OrderKey]

        let held: EntryKeys

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ highest: inout UInt64,
            _ table: [OrderKey]
        ) {
            guard write.isSet else { return }
            highest = max(highest, table[Int(held[keyPath: Field.key])].stamp)
        }
    }

    private struct SelectingFields: EntryFieldVisitor {
        typealias Subject = SiteEntryWrite

        let isFromStep: ((key: KeyPath<EntryKeys, UInt32>, tag: UInt64)) -> Bool

        func visit<Field: EntryField>(
            _: Field.Type,
            _ write: FieldWrite<Field.Value>,
            _ part: inout SiteEntryWrite,
            _: Void
        ) {
            if write.isSet, !isFromStep((Field.key, Field.tag)) {
                part[keyPath: Field.write] = .keep
            }
        }
    }
}
