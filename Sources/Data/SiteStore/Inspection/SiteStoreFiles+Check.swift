import MomentumSiteRotationDomain

extension SiteStoreFiles {
    /// The findings in one file of a store.
    package struct Check: Hashable, Sendable, Codable {
        package let name: String
        /// The size in bytes.
        package let size: Int
        /// The number of transactions in a journal, or of entries in a snapshot.
        package let records: Int
        /// The number of bytes at the end that belong to an unfinished write.
        package let tornBytes: Int
        package let damage: [Damage]
        /// True if the records come from this file; older generations are a fallback.
        package internal(set) var isCurrent = true
        /// True if another store created the file, which the records ignore.
        package internal(set) var isForeign = false
        /// True if the file ends inside a write, so that content was lost.
        package internal(set) var isCut = false

        /// True if every finished write is readable.
        package var isWhole: Bool { damage.isEmpty }
    }
}

extension SiteStoreFiles.Check {
    init(_ bytes: [UInt8], _ name: StoreFileName) {
        switch name.content {
        case .journal:
            let journal = JournalContents(bytes, name: name)
            self.init(
                name: name.text,
                size: bytes.count,
                records: journal.transactions.count,
                tornBytes: journal.tail?.count ?? 0,
                damage: journal.damage
            )
            isCut = journal.isCut
        case .snapshot:
            let snapshot = try? SnapshotDecoder.snapshot(bytes, generation: name.generation)
            self.init(
                name: name.text,
                size: bytes.count,
                records: snapshot?.state.records.entryCount ?? 0,
                damage: snapshot == nil ? [0..<bytes.count] : []
            )
        }
    }

    /// Checks a file against the present and former names of the store.
    init(_ bytes: [UInt8], name: String) {
        let isWhole =
            name == StoreIdentity.fileName
            ? StoreIdentity(bytes) != nil : StoreKinship(bytes) != nil
        self.init(
            name: name,
            size: bytes.count,
            records: 0,
            damage: isWhole ? [] : [0..<bytes.count]
        )
    }

    private init(
        name: String,
        size: Int,
        records: Int,
        tornBytes: Int = 0,
        damage: [Range<Int>]
    ) {
        self.name = name
        self.size = size
        self.records = records
        self.tornBytes = tornBytes
        self.damage = damage.map { range in
            SiteStoreFiles.Damage(file: name, offset: range.lowerBound, count: range.count)
        }
    }
}
