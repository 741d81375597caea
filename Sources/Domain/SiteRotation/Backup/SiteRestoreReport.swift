public import Foundation

/// The effect of restoring a backup, before or after it.
public struct SiteRestoreReport: Hashable, Sendable {
    /// The numbers of changed records.
    public struct Counts: Hashable, Sendable {
        public var added = 0
        public var changed = 0
        public var removed = 0

        public init(added: Int = 0, changed: Int = 0, removed: Int = 0) {
            self.added = added
            self.changed = changed
            self.removed = removed
        }

        public var total: Int { added + changed + removed }
    }

    /// The numbers of a kind of records besides entries.
    public struct Kind: Hashable, Sendable {
        /// The name of the kind in backups, such as `place`.
        public let name: String
        public let counts: Counts

        public init(name: String, counts: Counts) {
            self.name = name
            self.counts = counts
        }
    }

    /// The live entries of the backup, sets and sensors, compared with the present ones.
    ///
    /// The counts are of entries that a merge does not show unchanged.
    public struct Merged: Hashable, Sendable {
        /// The entries of wearings that are also recorded here; the more complete record is shown.
        public var twins = 0
        /// The entries that were deleted or undone here, and stay so.
        public var deleted = 0
        /// True if both have entries but share none, as with another wearer's backup.
        public var isApart = false

        public init(twins: Int = 0, deleted: Int = 0, isApart: Bool = false) {
            self.twins = twins
            self.deleted = deleted
            self.isApart = isApart
        }
    }

    public let mode: SiteImport.Mode
    /// The time at which the backup was made.
    public let created: Date
    /// The entries as people see them; a changed visible end counts as a change.
    public let entries: Counts
    /// The entries that are removed, the latest start first.
    public let removedEntries: [SiteEntry]
    /// The other kinds with written records, in the order of their numbers.
    public let others: [Kind]
    public let merged: Merged

    /// True if a present record of any kind would change or be removed.
    public var replacesRecords: Bool {
        ([entries] + others.map(\.counts)).contains { $0.changed + $0.removed > 0 }
    }

    public init(
        mode: SiteImport.Mode,
        created: Date,
        entries: Counts,
        removedEntries: [SiteEntry] = [],
        others: [Kind] = [],
        merged: Merged = Merged()
    ) {
        self.mode = mode
        self.created = created
        self.entries = entries
        self.removedEntries = removedEntries
        self.others = others
        self.merged = merged
    }

    /// True if the restore changes nothing visible.
    public var isEmpty: Bool { entries.total == 0 && others.isEmpty }
}

extension SiteRestoreReport {
    /// The report of a restore that makes `writes`, with a commit that shows its effect.
    init(
        _ restore: SiteRestore,
        _ writes: SiteWrites,
        over present: SiteBackup,
        _ commit: SiteCommit?
    ) {
        let effects = commit?.effects ?? []
        let sensors = Kind(
            name: "sensor",
            counts: Counts(
                commit?.of(.sensor).effects ?? [],
                isMerge: restore.mode == .merge
            )
        )
        let kinds =
            [sensors] + Kind.all(in: writes, of: restore.backup.writes, over: present.writes)
        self.init(
            mode: restore.mode,
            created: restore.backup.created,
            entries: Counts(effects, isMerge: restore.mode == .merge),
            removedEntries: restore.mode == .merge
                ? [] : effects.filter { $0.after == nil }.compactMap(\.before).reversed(),
            others: kinds.filter { $0.counts.total > 0 },
            merged: restore.mode == .merge
                ? restore.backup.writes.merged(over: present.writes) : Merged()
        )
    }
}

extension SiteRestoreReport.Kind {
    /// The kinds besides entries, with the numbers of their records that `writes` changes.
    static func all(
        in writes: SiteWrites,
        of backup: SiteWrites,
        over present: SiteWrites
    ) -> [Self] {
        let order = Self(name: "order", counts: .init(changed: writes.order.isSet ? 1 : 0))
        var counting = CountingChanges(backup: backup, present: present)
        var kinds: [Self] = []
        RecordTables.forEach(in: writes, &counting, &kinds)
        return kinds
            + [order, counting.kind("unknown record", of: writes) { $0.unknown.map(\.id) }]
    }
}

extension SiteRestoreReport.Counts {
    /// The numbers of entries as people see them.
    ///
    /// A merge deletes none: an entry that disappears is replaced by its more complete twin.
    fileprivate init(_ effects: [SiteEntryEffect], isMerge: Bool) {
        let gone = effects.count { $0.after == nil }
        added = effects.count { $0.before == nil } - (isMerge ? gone : 0)
        removed = isMerge ? 0 : gone
        changed = effects.count - gone - added
    }
}

private struct CountingChanges: RecordTableVisitor {
    let backup: SiteWrites
    let present: SiteWrites

    func visit<Kind: Record>(
        _ table: Table<Kind>,
        _ list: List<Kind>,
        _ kinds: inout [SiteRestoreReport.Kind],
        _ writes: SiteWrites
    ) {
        // Further fields of entries are counted with the entries.
        guard Kind.isTakenBack, !SiteLog.all.contains(where: { $0.kind.rawValue == Kind.kind })
        else { return }
        kinds.append(kind(Kind.name, of: writes) { $0[keyPath: list].map(\.id) })
    }

    /// The numbers of a kind whose written records have the ids `ids`.
    func kind(
        _ name: String,
        of writes: SiteWrites,
        _ ids: (SiteWrites) -> [UUID]
    ) -> SiteRestoreReport.Kind {
        let (backup, present) = (Set(ids(backup)), Set(ids(present)))
        var counts = SiteRestoreReport.Counts()
        for id in ids(writes) {
            if !present.contains(id) {
                counts.added += 1
            } else if backup.contains(id) {
                counts.changed += 1
            } else {
                counts.removed += 1
            }
        }
        return SiteRestoreReport.Kind(name: name, counts: counts)
    }
}
