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
