/// What a shell can offer for a value that is being typed (CL-6).
enum CompletionHint: Hashable, Sendable {
    case nothing
    case files
    case directories
    /// One of these and nothing else; help lists them.
    case choices([String])
    /// Usual values; others are read as well.
    case suggestions([String])
}
