/// How the program ends (AK-23).
enum ExitCode: Int32, Sendable {
    case success = 0
    /// A failure, with a message.
    case failure = 1
    /// Wrong usage, with a hint.
    case usage = 2
    /// Ctrl-C: 128 and the number of the signal, as shells count. Neither 1 nor 2 would be true,
    /// and a script must be able to tell that its user gave up.
    case interrupted = 130
}
