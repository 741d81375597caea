package import Foundation
import MomentumDomain

/// The records of Site Rotation as last-writer-wins registers, and the view that follows from them.
/// A value without clock or files: every adapter keeps its records in one. Transactions may come in
/// any order and any number of times; the outcome is the same (Docs/SiteRotation.md, "Merging").
public struct SiteRotationState: Sendable {
    /// The store that this device writes as; its own transactions can be taken back.
    package private(set) var replica: UInt64?

    /// What people see at the moment of ``look(at:)``; always up to date with the registers.
    package private(set) var records = SiteRecords()

    /// The registers of entries.
    private(set) var table = EntryTable()
    /// The registers of places and operations.
    private(set) var tables = RecordTables.base
    private(set) var order = PlaceOrder()
    private(set) var unknown = UnknownFields()
    private(set) var answers = CommandAnswers()

    /// For each replica the numbers of the transactions that are in the registers.
    package private(set) var numbers: [UInt64: CounterRanges] = [:]

    /// The latest transactions of this device, with what they replaced (ST-62).
    private(set) var undos = UndoHistory()

    /// The base state: fourteen locations and no entries.
    /// - Parameter replica: The store that this device writes as; `nil` when it only reads.
    public init(replica: UInt64? = nil) {
        self.replica = replica
    }

    /// The state that a snapshot kept.
    init(restoring registers: SiteRegisters, _ table: consuming EntryTable) {
        self.table = table
        _ = tables.merge(registers.tables)
        if let order = registers.order { self.order.merge(order.value, order.key) }
        numbers = registers.numbers
        unknown = UnknownFields(registers.unknown)
        answers = CommandAnswers(tables.commands)
        showAll()
    }

    /// Lets this device write as another store, or as none.
    package mutating func rename(_ replica: UInt64?) {
        self.replica = replica
    }

    /// Makes the table by which entries are found; without it, looking for one takes O(*n*).
    ///
    /// A state that is only read needs none, and takes a third less memory. Every change of a
    /// state that has entries makes it; who asks for a draft first makes it before.
    ///
    /// - Complexity: O(*n*), and O(1) when it is there.
    package mutating func prepareForChanges() {
        table.prepareForChanges()
    }

    /// Makes the view that of a moment.
    ///
    /// - Returns: Whether anything is shown otherwise than before.
    /// - Complexity: O(1), unless an entry has come due or the clock was set back behind one.
    @discardableResult
    package mutating func look(at moment: Date) -> Bool {
        guard table.look(at: Self.horizon(of: moment)) else { return false }
        show()
        return true
    }

    /// Takes over transactions that ``perform(_:at:)`` has returned, here or on another device.
    ///
    /// They may come in any order and any number of times.
    ///
    /// - Parameter bytes: Whole transactions, one after the other; none changes nothing.
    /// - Throws: ``MalformedTransactions`` when they are not; nothing is changed then.
    public mutating func apply(_ bytes: [UInt8]) throws(MalformedTransactions) {
        guard !bytes.isEmpty else { return }
        do throws(MalformedBytes) {
            apply(try TransactionDecoder.transactions(in: bytes[...]))
        } catch {
            throw MalformedTransactions()
        }
    }

    /// Takes over what a transaction writes wherever it is newer than what is held.
    ///
    /// - Complexity: O(log *n*) for each entry written, unless many are; then O(*n* log *n*).
    package mutating func apply(_ transaction: SiteTransaction) {
        apply([transaction])
    }

    /// Takes over many transactions at once, as when a store is opened.
    ///
    /// - Parameters:
    ///   - transactions: In any order.
    ///   - received: Those of them that came from a sync folder. They cannot be undone here, not
    ///     even where they are of this device and came back after damage: they are not what it did
    ///     last.
    package mutating func apply(
        _ transactions: [SiteTransaction],
        received: Set<TransactionID> = []
    ) {
        let own = replica
        if received.contains(where: { $0.replica == own }) {
            for transaction in transactions {
                replica = received.contains(transaction.id) ? nil : own
                merge([transaction]) { _ in }
            }
            replica = own
        } else {
            merge(transactions) { _ in }
        }
        for transaction in transactions {
            let id = transaction.id
            numbers[id.replica, default: CounterRanges()].insert(id.counter)
        }
    }

    /// Takes over what transactions write, and asks now and then whether anybody still wants that.
    ///
    /// - Parameters:
    ///   - transactions: In any order.
    ///   - check: Is told how many rows were done, and may give up; the state is of no use then.
    /// - Throws: What `check` throws.
    mutating func merge<Failure: Error>(
        _ transactions: [SiteTransaction],
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // A journal that was begun a moment ago is empty, and asks for no table.
        guard !transactions.isEmpty else { return }
        // Nor does a history that has nothing yet in which to look for anything.
        if !table.rows.isEmpty { prepareForChanges() }
        let count = transactions.reduce(0) { $0 + $1.writes.entries.count }
        var changes = EntryChanges(capacity: count)
        var changesPlaces = false
        var own = 0
        for index in transactions.indices where transactions[index].id.replica == replica {
            own += 1
        }
        for transaction in transactions {
            let (writes, key) = (transaction.writes, transaction.key)
            if transaction.id.replica == replica {
                if own <= UndoHistory.limit, let step = undoStep(of: transaction, changes) {
                    undos.remember(step)
                }
                own -= 1
            }
            var position: UInt32?
            for (number, write) in writes.entries.enumerated() {
                try check(number)
                table.merge(write, key, position: &position, into: &changes)
            }
            for restatement in writes.restatements {
                var position: UInt32?
                let key = min(restatement.key, key)
                table.merge(restatement.write, key, position: &position, into: &changes)
            }
            tables.merge(writes, key)
            if let ids = writes.order.value { order.merge(ids, key) }
            unknown.merge(writes, key)
            answers.index(writes.commands, in: tables.commands)
            changesPlaces = changesPlaces || !writes.places.isEmpty || writes.order.isSet
        }
        try project(changes, changesPlaces: changesPlaces, check)
    }

    /// Takes over what another state holds wherever it is newer, as if all transactions that made
    /// it had come one by one (Docs/SiteRotation.md, "Merging").
    ///
    /// What can be undone stays what this device did itself.
    ///
    /// - Parameter other: What a snapshot of another device says, for example.
    /// - Returns: Whether any register was newer.
    /// - Complexity: O(*n* log *n*) in the number of entries of both.
    @discardableResult
    package mutating func merge(_ other: SiteRotationState) -> Bool {
        prepareForChanges()
        var changes = EntryChanges()
        table.merge(other.table, into: &changes)
        let changesOrder = order.merge(other.order.ids, other.order.key)
        let changesRecords = tables.merge(other.tables)
        let changesUnknown = unknown.merge(other.unknown)
        let changesPlaces = changesRecords || changesOrder
        let isNews = changes.count > 0 || changesPlaces || changesUnknown
        if changesRecords { answers = CommandAnswers(tables.commands) }
        numbers.merge(other.numbers) { $0.union($1) }
        if isNews { project(changes, changesPlaces: changesPlaces) { _ in } }
        return isNews
    }

    /// Brings the view up to date with the changed registers of some entries.
    private mutating func project<Failure: Error>(
        _ changes: EntryChanges,
        changesPlaces: Bool,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        try table.settle(changes, check)
        // A removed place is shown as long as it has entries; otherwise entries change no place.
        if changesPlaces || tables.places.records.values.contains(where: \.isRemoved) {
            showAll()
        } else {
            show()
        }
    }

    /// Makes a view of the rows as they are; the places are as before.
    private mutating func show() {
        records = SiteRecords(
            records,
            entries: table.rows.shown,
            ahead: table.projectApart(),
            answers: projectAnswers()
        )
    }

    /// Makes a view of the rows and the places.
    private mutating func showAll() {
        records = SiteRecords(
            locations: projectLocations(),
            entries: table.rows.shown,
            ahead: table.projectApart(),
            answers: projectAnswers()
        )
    }
}
