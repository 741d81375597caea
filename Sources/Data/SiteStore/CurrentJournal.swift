import MomentumData

/// The journal to which transactions are appended.
struct CurrentJournal {
    /// The beginning of what was read or written last: its check and its first bytes.
    struct Landmark: Hashable {
        /// More than the header of a frame, in which its check stands.
        static let size = 32

        let offset: Int
        let bytes: [UInt8]

        init(offset: Int, bytes: some Collection<UInt8>) {
            self.offset = offset
            self.bytes = Array(bytes.prefix(Self.size))
        }
    }

    let file: OpenFile
    let generation: UInt64
    /// Where the next transaction goes; everything before it was read or written as a whole.
    private(set) var end: Int
    /// What stands before ``end``, by which it shows when something else has come in its place;
    /// `nil` before the first transaction.
    private(set) var landmark: Landmark?

    init(file: OpenFile, generation: UInt64, end: Int, landmark: Landmark? = nil) {
        self.file = file
        self.generation = generation
        self.end = end
        self.landmark = landmark
    }

    /// Moves the end behind what was read or written.
    mutating func advance(to end: Int, behind landmark: Landmark?) {
        self.end = end
        self.landmark = landmark ?? self.landmark
    }
}
