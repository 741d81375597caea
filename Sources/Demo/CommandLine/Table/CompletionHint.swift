/// What a shell can offer for a value that is being typed (CL-6).
enum CompletionHint: Hashable, Sendable {
    case nothing
    case files
    case directories
    case choices([String])
}
