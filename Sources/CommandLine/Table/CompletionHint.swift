/// The completion that a shell offers for a value (CL-6).
package enum CompletionHint: Hashable, Sendable {
    case nothing
    case files
    case directories
    /// The only valid values; help lists them.
    case choices([String])
    /// Usual values; others are valid too.
    case suggestions([String])
    /// Values of a kind that the program lists on request (CL-21).
    case listed(String)
}
