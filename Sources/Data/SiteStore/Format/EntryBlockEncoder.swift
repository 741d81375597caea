import MomentumSiteRotationDomain

/// Writes entries into blocks, each as its difference from the previous one.
struct EntryBlockEncoder {
    private typealias Flags = SnapshotFormat.EntryFlags

    private let keys: SnapshotKeys
    private var writer = ByteWriter()
    private var previousStart: Int64 = 0
    private var previousKey: Int64 = 0
    /// The entry that waits for the start of the next one.
    private var pending: EntryRegisters?

    init(keys: SnapshotKeys) {
        self.keys = keys
    }

    mutating func append(_ entry: EntryRegisters) {
        if let pending { write(pending, before: entry.row.start) }
        pending = entry
    }

    /// Ends the block and returns its bytes; the next entry begins a new one.
    mutating func finishBlock() -> [UInt8] {
        if let pending { write(pending, before: nil) }
        pending = nil
        (previousStart, previousKey) = (0, 0)
        defer { writer.removeAll() }
        return writer.bytes
    }

    private mutating func write(_ entry: EntryRegisters, before following: Int64?) {
        let row = entry.row
        var flags: Flags = []
        var end: Int64?
        switch row.end {
        case .open: break
        case .next(let time): (flags, end) = ([.endsNext], time)
        case .fixed(let time): (flags, end) = ([.endsFixed], time)
        }
        if end != nil, end == following {
            flags.insert(.endsAtNextStart)
            end = nil
        }
        if row.note != nil { flags.insert(.hasNote) }
        if row.place >= 0 { flags.insert(.hasPlace) }
        if entry.keys.isPlain { flags.insert(.hasPlainKeys) }

        writer.append(flags.rawValue)
        writer.append(row.id)
        writer.append(signedVarint: row.start &- previousStart)
        previousStart = row.start
        writeKeys(entry.keys, isPlain: flags.contains(.hasPlainKeys))
        let stamp = keys.keys[Int(keys.position(of: entry.keys.created))].stamp
        writer.append(signedVarint: row.created &- Int64(clamping: stamp))
        if let end { writer.append(signedVarint: end &- row.start) }
        if row.place >= 0 { writer.append(varint: UInt64(row.place)) }
        if let note = row.note { writer.append(note) }
    }

    private mutating func writeKeys(_ held: EntryKeys, isPlain: Bool) {
        let created = Int64(keys.position(of: held.created))
        writer.append(signedVarint: created - previousKey)
        previousKey = created
        writer.append(signedVarint: Int64(keys.position(of: held.end)) - created)
        guard !isPlain else { return }
        for key in [held.start, held.place, held.note, held.deleted] {
            writer.append(varint: UInt64(keys.position(of: key)))
        }
    }
}
