import MomentumData

/// The journal to which transactions are appended.
struct CurrentJournal {
    /// The position and first bytes of the last frame that was read or written.
    struct Landmark: Hashable {
        /// The head of a frame, which includes its check, and 20 bytes of payload.
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
    /// The offset of the next transaction.
    ///
    /// Everything before it was read or written whole.
    private(set) var end: Int
    /// The last frame before ``end``, to see if another write replaced it; `nil` at first.
    private(set) var landmark: Landmark?

    init(file: OpenFile, generation: UInt64, end: Int, landmark: Landmark? = nil) {
        self.file = file
        self.generation = generation
        self.end = end
        self.landmark = landmark
    }

    mutating func advance(to end: Int, behind landmark: Landmark?) {
        self.end = end
        self.landmark = landmark ?? self.landmark
    }
}
