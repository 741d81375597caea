/// The kinds of calls to a `FileSystem` that can fail.
public enum FileSystemCall: String, Hashable, Sendable, CaseIterable {
    case makeFolder
    case open
    case status
    case read
    case write
    case truncate
    case flush
    case flushFolder
    case list
    case rename
    case remove
    case lock
}
