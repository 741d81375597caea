import MomentumData
public import MomentumDomain
import MomentumSiteRotationDomain

extension SiteStoreFiles {
    /// The findings of the opening of a store.
    public struct Report: Hashable, Sendable {
        /// The number of the newest file.
        public var generation: UInt64 = 0
        /// The generation of the snapshot that was read; `nil` if there was none.
        public var snapshot: UInt64?
        /// The number of transactions in the journals.
        public var transactions = 0
        /// The size of an unfinished write in bytes; it is ignored, and cut off if possible.
        public var tornBytes = 0
        /// The unreadable parts; the quarantine has a copy if the store was writable.
        public var damage: [Damage] = []
        /// The names of unacknowledged damaged files in the quarantine, old and new.
        public var unacknowledged: [String] = []
        /// The names of unacknowledged quarantined copies of a last change that was unfinished or
        /// damaged.
        ///
        /// Also names the journal, while the change is still in it.
        public var doubtful: [String] = []
        /// The names of unacknowledged quarantined files of another store, or of the files
        /// themselves while they are still in the folder.
        ///
        /// The store does not read them.
        public var foreign: [String] = []
        /// The names of unacknowledged quarantined items for truncated journals.
        ///
        /// Also names the journals themselves until they are padded again.
        public var cut: [String] = []
        /// The names of files that only resemble those of a store; they stay unchanged.
        public var strange: [String] = []
        /// True if this folder confirmed changes, but no file has any of them.
        public var isLost = false
        /// The numbers that are missing without damage, because a file was removed.
        public var missing: [Missing] = []
        /// True if the store is a copy of another and took a new name.
        public var isCopy = false
        /// The reason the store is read-only, as a sentence; otherwise `nil`.
        public var readOnlyReason: Phrase?

        public init() {}

        /// True if no loss is known; an unfinished or doubtful last write is not a loss.
        public var isClean: Bool {
            damage.isEmpty && unacknowledged.isEmpty && missing.isEmpty && foreign.isEmpty
                && !isLost
                && readOnlyReason == nil
        }

        /// Finds the file of the store and its copy by a name from this report.
        ///
        /// - Parameter name: A name in ``unacknowledged``, ``doubtful``, ``foreign`` or ``cut``.
        /// - Returns: The name of the file, and the path of the copy relative to the store; `nil`
        ///   while the file is still in its place.
        public static func file(of name: String) -> (name: String, copy: String?) {
            guard let file = QuarantineNotes.file(of: name) else { return (name, nil) }
            return (file, "\(StoreFolder.quarantineName)/\(name)")
        }
    }

    /// An unreadable part of a file whose surroundings are readable.
    public struct Damage: Hashable, Sendable, Codable {
        /// The name of the file in the folder of the store.
        public let file: String
        /// The offset of the first damaged byte from the start of the file.
        public let offset: Int
        /// The number of damaged bytes.
        public let count: Int

        public init(file: String, offset: Int, count: Int) {
            self.file = file
            self.offset = offset
            self.count = count
        }
    }

    /// Transactions of one replica that should exist but are missing.
    public struct Missing: Hashable, Sendable, Codable {
        public let replica: UInt64
        public let first: UInt64
        public let last: UInt64

        public var count: Int {
            let (count, overflow) = Int(clamping: last - first).addingReportingOverflow(1)
            return overflow ? .max : count
        }

        public init(replica: UInt64, first: UInt64, last: UInt64) {
            self.replica = replica
            self.first = first
            self.last = last
        }
    }
}

extension SiteStoreFiles.Report {
    /// Combines the findings in the files with earlier unacknowledged ones (ST-11).
    ///
    /// The records stay readable even if the quarantine is not.
    init(_ contents: StoreContents, in folder: StoreFolder, lock: FileIdentity? = nil) {
        self.init(contents)
        isCopy = lock.map(contents.isCopy) ?? false
        adopt((try? Quarantine(folder).notes()) ?? QuarantineNotes([]), contents, isCut: false)
    }

    /// Adds the findings in the quarantine; with `isCut`, cut journals are known only from there.
    mutating func adopt(_ notes: QuarantineNotes, _ contents: StoreContents, isCut: Bool) {
        unacknowledged = notes.damaged
        isLost = contents.isLost || notes.isLost
        let uncut = isCut ? [] : contents.journals.filter(\.isTailDoubtful).map(\.name.text)
        doubtful = notes.doubtful + uncut
        foreign = notes.foreign + contents.foreign.map(\.text)
        cut = notes.cut + (isCut ? [] : contents.journals.filter(\.isCut).map(\.name.text))
        // If there is damage, the missing transactions are part of it.
        missing = notes.missing(
            contents.isDamaged ? [] : contents.missing,
            among: contents.state.numbers
        )
    }

    init(_ contents: StoreContents) {
        generation = contents.highest
        snapshot = contents.base
        transactions = contents.journals.map(\.transactions.count).reduce(0, +)
        tornBytes = contents.journals.compactMap { $0.tail?.count }.reduce(0, +)
        (isLost, strange) = (contents.isLost, contents.strange)
        damage = contents.brokenNames.map { broken in
            SiteStoreFiles.Damage(file: broken.name, offset: 0, count: broken.size)
        }
        damage += contents.brokenSnapshots.map { snapshot in
            SiteStoreFiles.Damage(file: snapshot.name.text, offset: 0, count: snapshot.size)
        }
        for journal in contents.journals {
            damage += journal.damage.map { range in
                SiteStoreFiles.Damage(
                    file: journal.name.text,
                    offset: range.lowerBound,
                    count: range.count
                )
            }
        }
        damage += contents.lostJournals.map { numbers in
            let name = StoreFileName(numbers.lowerBound, .journal)
            return SiteStoreFiles.Damage(file: name.text, offset: 0, count: 0)
        }
    }
}
