import MomentumSiteRotationDomain

/// What was found in one file of a store.
public struct StoreFileCheck: Hashable, Sendable, Codable {
    public let name: String
    /// In bytes.
    public let size: Int
    /// How many transactions a journal holds, or entries a snapshot.
    public let records: Int
    /// How many bytes at the end are a write that was never finished.
    public let tornBytes: Int
    public let damage: [StoreDamage]
    /// Whether the records are read from it; the generation before stays as a second way to them.
    public internal(set) var isCurrent = true
    /// Whether another store has made the file, so that nothing is read from it.
    public internal(set) var isForeign = false
    /// Whether the file ends where no write ends, so that more was in it.
    public internal(set) var isCut = false

    /// Whether all that was ever finished can be read.
    public var isWhole: Bool { damage.isEmpty }
}

extension StoreFileCheck {
    /// Checks a numbered file.
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

    /// Checks a file that names the store, or has done so.
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
            StoreDamage(file: name, offset: range.lowerBound, count: range.count)
        }
    }
}
