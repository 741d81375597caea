/// The journal to which transactions are appended.
struct CurrentJournal {
    let file: OpenFile
    let generation: UInt64
    /// Where the next transaction goes; everything before it was read or written as a whole.
    var end: Int
}
