/// The failure that a ``FaultyFileSystem`` has instead of a call.
enum Fault: String, CaseIterable {
    case noSpace
    case inputOutput
    case noAccess
    case shortWrite
    case failedFlush
    /// A file that is opened was removed a moment before.
    case gone
    /// Nothing happens, now or later: the process has ended.
    case end

    /// The failures in a process that goes on.
    static let errors: [Fault] = [.noSpace, .inputOutput, .noAccess, .shortWrite, .failedFlush]
}
