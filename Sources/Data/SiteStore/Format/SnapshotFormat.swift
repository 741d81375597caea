/// The numbers in a snapshot; they are never used for anything else.
enum SnapshotFormat {
    /// What a block holds: its first byte.
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

        /// Those to whose records others refer by their position.
        static let tables: Set<BlockKind> = [.replicas, .keys, .entryPlaces]
    }

    /// How many records a block holds at most.
    static let blockSize = 1024

    /// What the first byte of an entry says.
    struct EntryFlags: OptionSet {
        let rawValue: UInt8
        static let hasNote = EntryFlags(rawValue: 1)
        static let hasPlace = EntryFlags(rawValue: 2)
        static let endsNext = EntryFlags(rawValue: 4)
        static let endsFixed = EntryFlags(rawValue: 8)
        /// The end is the start of the next entry of the block, and is not written.
        static let endsAtNextStart = EntryFlags(rawValue: 16)
        /// The keys are those of `EntryKeys.init(_:end:)`.
        static let hasPlainKeys = EntryFlags(rawValue: 32)
    }

    /// What the byte before the registers of a place says.
    struct PlaceFlags: OptionSet {
        let rawValue: UInt8
        static let hasIdentity = PlaceFlags(rawValue: 1)
        static let hasEnabled = PlaceFlags(rawValue: 2)
        static let hasRemoved = PlaceFlags(rawValue: 4)
    }
}
