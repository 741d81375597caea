/// What a file of the store holds; the letter stands in its header.
enum FileKind: UInt8, Sendable {
    case journal = 0x4A
    case snapshot = 0x53
    case identity = 0x49
    /// Transactions in a sync folder.
    case published = 0x50
    /// The names that the store and its replica had before.
    case former = 0x4E
    /// What is known of a sync folder.
    case sync = 0x46
    /// The requests of a watch that wait for their answers.
    case commands = 0x51
}
