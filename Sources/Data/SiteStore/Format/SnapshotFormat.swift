/// The numbers in a snapshot; a number is never reused.
enum SnapshotFormat {
    /// The kind of a block: its first byte.
    enum BlockKind: UInt8 {
        case replicas = 1
        case keys = 2
        case entryPlaces = 3
        case entries = 4
        case tombstones = 5
        case places = 6
        case order = 7
        case commands = 8
        case unknownFields = 9
        case counters = 10
        case footer = 255

        /// The blocks whose records are referred to by position.
        static let tables: Set<BlockKind> = [.replicas, .keys, .entryPlaces]
    }

    /// The maximum number of records in a block.
    static let blockSize = 1024

    /// The flags in the first byte of an entry.
    struct EntryFlags: OptionSet {
        let rawValue: UInt8
        static let hasNote = EntryFlags(rawValue: 1)
        static let hasPlace = EntryFlags(rawValue: 2)
        static let endsNext = EntryFlags(rawValue: 4)
        static let endsFixed = EntryFlags(rawValue: 8)
        /// The end equals the start of the next entry of the block, and is omitted.
        static let endsAtNextStart = EntryFlags(rawValue: 16)
        /// The keys equal those of `EntryKeys.init(_:end:)`.
        static let hasPlainKeys = EntryFlags(rawValue: 32)
    }

    /// The flags in the byte before the registers of a place.
    struct PlaceFlags: OptionSet {
        let rawValue: UInt8
        static let hasIdentity = PlaceFlags(rawValue: 1)
        static let hasEnabled = PlaceFlags(rawValue: 2)
        static let hasRemoved = PlaceFlags(rawValue: 4)
    }
}
