/// A shell's offer for a value that is being typed (CL-6).
package enum CompletionHint: Hashable, Sendable {
    case nothing
    case files
    case directories
    /// One of these and no other; help lists them.
    case choices([String])
    /// Usual values; others are valid too.
    case suggestions([String])
    /// Values of a kind that the program lists when it is asked (CL-21).
    case listed(String)
}
