/// What a file is opened for.
enum OpenMode: Sendable {
    /// Reading a file that exists.
    case reading
    /// Reading and writing a file that exists.
    case writing
    /// Reading and writing a file that is made when it is missing.
    case writingOrMaking
    /// Reading and writing a file that must not exist yet.
    case making
}
