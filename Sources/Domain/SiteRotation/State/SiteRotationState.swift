package import Foundation
import MomentumDomain

/// The records of Site Rotation as last-writer-wins registers, and the view of them.
///
/// It is a value without a clock or files, in which every adapter keeps its records. Transactions
/// may arrive in any order and any number of times; the result is the same (Docs/SiteRotation.md,
/// "Merging").
public struct SiteRotationState: Sendable {
    /// The replica under which this device writes; only its transactions can be undone.
    package private(set) var replica: UInt64?

    /// The view at the moment of ``look(at:)``, always up to date with the registers.
    package private(set) var records = SiteRecords()

    /// The device whose rules apply; see ``turned``.
    private(set) var device = WornDevice.set
    /// The entries of ``device``.
    private(set) var table = EntryTable()
    /// The entries of the other device.
    private(set) var others = EntryTable()
    private(set) var tables = RecordTables.base
    private(set) var order = PlaceOrder()
    private(set) var unknown = UnknownFields()
    private(set) var answers = CommandAnswers()

    /// The numbers of the transactions in the registers, by replica.
    package private(set) var numbers: [UInt64: CounterRanges] = [:]

    /// The latest transactions of this device, with the values that they replaced (ST-62).
    private(set) var undos = UndoHistory()

    /// Creates the base state: fourteen locations and no entries.
    /// - Parameter replica: The replica under which this device writes; `nil` if it only reads.
    public init(replica: UInt64? = nil) {
        self.replica = replica
    }

    init(restoring registers: SiteRegisters, _ table: consuming EntryTable) {
        self.table = table
        others = EntryTable(registers.sensors)
        _ = tables.merge(registers.tables)
        if let order = registers.order { self.order.merge(order.value, order.key) }
        numbers = registers.numbers
        unknown = UnknownFields(registers.unknown)
        answers = CommandAnswers(tables.commands)
        showAll()
    }

    /// Makes this device write as another replica, or as none.
    package mutating func rename(_ replica: UInt64?) {
        self.replica = replica
    }

    /// Forgets which transactions are in the registers, some of which were lost.
    package mutating func forgetNumbers() {
        numbers = [:]
    }

    /// Builds the table for finding entries; without it, a search takes O(*n*).
    ///
    /// A state that is only read needs no table, which saves a third of the memory. Changes of a
    /// state with entries build it; callers that request a draft must build it first.
    ///
    /// - Complexity: O(*n*), or O(1) if it exists.
    package mutating func prepareForChanges() {
        table.prepareForChanges()
        others.prepareForChanges()
    }

    /// The state with sets and sensors exchanged, so that an operation's rules apply to sensors;
    /// its writes must be turned back.
    ///
    /// - Complexity: O(1) in the number of entries.
    var turned: SiteRotationState {
        var turned = self
        turned.device = device.other
        (turned.table, turned.others) = (others, table)
        turned.tables = tables.turned
        turned.records = records.of(device.other)
        return turned
    }

    /// Moves the view to a point in time; returns true if the view changed.
    ///
    /// - Complexity: O(1), unless an entry has become due or the clock was set back before one;
    ///   O(*m*) in the number of locations after one was removed.
    @discardableResult
    package mutating func look(at moment: Date) -> Bool {
        let horizon = Self.horizon(of: moment)
        let hasChanged = (table.look(at: horizon), others.look(at: horizon))
        let isChanged = hasChanged.0 || hasChanged.1
        // A removed place disappears when its last rest ends.
        guard !hasRemovedPlaces || tables.rests.records.isEmpty else {
            let before = records
            showAll()
            return isChanged || records.locations != before.locations
                || records.allLocations != before.allLocations
        }
        if isChanged { show(ChangedParts()) }
        return isChanged
    }

    /// Applies transactions that ``perform(_:at:)`` returned on any device, in any order and any
    /// number of times.
    ///
    /// - Parameter bytes: Complete transactions, one after the other; empty bytes change nothing.
    /// - Throws: ``MalformedTransactions`` for other bytes; nothing is then changed.
    public mutating func apply(_ bytes: [UInt8]) throws(MalformedTransactions) {
        guard !bytes.isEmpty else { return }
        do throws(MalformedBytes) {
            apply(try TransactionDecoder.transactions(in: bytes[...]))
        } catch {
            throw MalformedTransactions()
        }
    }

    /// Adopts the newer registers of a transaction.
    ///
    /// - Complexity: O(log *n*) per written entry; O(*n* log *n*) if many are written.
    package mutating func apply(_ transaction: SiteTransaction) {
        apply([transaction])
    }

    /// Adopts the newer registers of transactions in any order, as when a store is opened.
    ///
    /// Transactions `received` from a sync folder cannot be undone on this device. Even if they are
    /// its own and returned after damage, they are not its latest actions.
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

    /// Adopts the newer registers of transactions in any order; `check` may throw to cancel.
    ///
    /// `check` receives the number of finished rows. If it throws, the state is unusable.
    mutating func merge<Failure: Error>(
        _ transactions: [SiteTransaction],
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        // A new journal is empty, and needs no table.
        guard !transactions.isEmpty else { return }
        // An empty history needs no table either.
        if !table.rows.isEmpty { prepareForChanges() }
        let count = transactions.reduce(0) { $0 + $1.writes.entries.count }
        var changes = EntryChanges(capacity: count)
        var others = EntryChanges()
        var parts = ChangedParts()
        let firstKept = UndoHistory.firstKept(among: transactions, of: replica)
        // A loop over the elements would copy each, and count the references of its lists.
        for index in transactions.indices {
            if index >= firstKept, transactions[index].id.replica == replica,
                let step = undoStep(of: transactions[index], changes, others)
            {
                undos.remember(step)
            }
            let key = transactions[index].key
            try adopt(transactions[index].writes, key, &changes, &others, check)
            parts.record(transactions[index].writes)
        }
        try project(changes, others, parts, check)
    }

    /// Adopts the newer registers of one transaction, and adds those of entries to the changes.
    private mutating func adopt<Failure: Error>(
        _ writes: SiteWrites,
        _ key: OrderKey,
        _ changes: inout EntryChanges,
        _ others: inout EntryChanges,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        var position: UInt32?
        for (number, write) in writes.entries.enumerated() {
            try check(number)
            table.merge(write, key, position: &position, into: &changes)
        }
        for restatement in writes.restatements {
            var position: UInt32?
            let key = min(restatement.key, key)
            table.merge(restatement.write, key, position: &position, into: &changes)
            if let details = restatement.details { tables.merge(details, key) }
        }
        var otherPosition: UInt32?
        for write in writes.sensors {
            self.others.merge(write, key, position: &otherPosition, into: &others)
        }
        tables.merge(writes, key)
        if let ids = writes.order.value { order.merge(ids, key) }
        unknown.merge(writes, key)
        answers.index(writes.commands, in: tables.commands)
    }

    /// Adopts the newer registers of another state, as if its transactions arrived one by one.
    ///
    /// Only actions of this device can still be undone (Docs/SiteRotation.md, "Merging").
    ///
    /// - Returns: True if any register was newer.
    /// - Complexity: O(*n* log *n*) in the number of entries of both states.
    @discardableResult
    package mutating func merge(_ other: SiteRotationState) -> Bool {
        prepareForChanges()
        var changes = EntryChanges()
        var others = EntryChanges()
        table.merge(other.table, into: &changes)
        self.others.merge(other.others, into: &others)
        let changesOrder = order.merge(other.order.ids, other.order.key)
        let changesRecords = tables.merge(other.tables)
        let changesUnknown = unknown.merge(other.unknown)
        var parts = changesRecords ? ChangedParts.all : ChangedParts()
        if changesOrder { parts.recordOrder() }
        let changesEntries = changes.count > 0 || others.count > 0
        let isNews = changesEntries || parts.places || changesUnknown
        if changesRecords { answers = CommandAnswers(tables.commands) }
        numbers.merge(other.numbers) { $0.union($1) }
        if isNews { project(changes, others, parts) { _ in } }
        return isNews
    }

    /// Updates the view from the changed registers of some entries.
    private mutating func project<Failure: Error>(
        _ changes: EntryChanges,
        _ others: EntryChanges,
        _ parts: ChangedParts,
        _ check: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        try table.settle(changes, check)
        try self.others.settle(others, check)
        // A removed place is shown while it has entries; otherwise entries do not affect places.
        if parts.places || hasRemovedPlaces {
            showAll()
        } else {
            show(parts)
        }
    }

    private var hasRemovedPlaces: Bool {
        tables.places.records.values.contains(where: \.isRemoved)
    }

    /// Builds a view of the current rows with the former places.
    private mutating func show(_ parts: ChangedParts) {
        let logs = projectLogs()
        records = SiteRecords(
            records,
            log: logs.own,
            other: logs.other,
            answers: projectAnswers(),
            rests: parts.rests ? projectRests() : records.rests,
            settings: projectSettings(),
            profiles: parts.profiles ? projectProfiles() : records.profiles
        )
    }

    /// Builds a view of the rows and the places.
    private mutating func showAll() {
        let logs = projectLogs()
        records = SiteRecords(
            of: device,
            locations: projectLocations(),
            log: logs.own,
            other: logs.other,
            answers: projectAnswers(),
            rests: projectRests(),
            settings: projectSettings(),
            profiles: projectProfiles()
        )
    }

    private mutating func projectLogs() -> (own: SiteRecords.Log, other: SiteRecords.Log) {
        (table.projected(tables.details), others.projected(tables.turned.details))
    }
}
