/// The journal to which transactions are appended.
struct CurrentJournal {
    let file: OpenFile
    let generation: UInt64
    /// Where the next transaction goes; everything before it was read or written as a whole.
    private(set) var end: Int
    /// The last bytes before ``end``, by which a file is known in which other bytes stand there now.
    private(set) var ending: ArraySlice<UInt8>

    /// Creates a journal of which the bytes up to `end` were read or written, of which `read` are the last.
    init(file: OpenFile, generation: UInt64, end: Int, read: ArraySlice<UInt8> = []) {
        self.file = file
        self.generation = generation
        self.end = end
        ending = read.suffix(Self.endingSize)
    }

    /// Longer than what two transactions can have alike at the same place by chance.
    static let endingSize = 32

    /// Moves the end behind bytes that follow it.
    mutating func advance(over bytes: some Collection<UInt8>) {
        end += bytes.count
        ending = (ending + bytes.suffix(Self.endingSize)).suffix(Self.endingSize)
    }
}
