import MomentumDomain

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
        case .snapshot:
            let snapshot = try? SnapshotDecoder.snapshot(bytes, generation: name.generation)
            self.init(
                name: name.text,
                size: bytes.count,
                records: snapshot?.state.records.entries.count ?? 0,
                damage: snapshot == nil ? [0..<bytes.count] : []
            )
        }
    }

    /// Checks the file that names the store.
    init(identity bytes: [UInt8], name: String) {
        self.init(
            name: name,
            size: bytes.count,
            records: 0,
            damage: StoreIdentity(bytes) == nil ? [0..<bytes.count] : []
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
