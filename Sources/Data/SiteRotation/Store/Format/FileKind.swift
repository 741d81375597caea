/// What a file of the store holds; the letter stands in its header.
enum FileKind: UInt8, Sendable {
    case journal = 0x4A
    case snapshot = 0x53
    case identity = 0x49
}
