/// What is known of a file that is listed and has not arrived as a whole.
enum IncompleteFile: Hashable, Sendable {
    /// It has transactions, as its header says: those whose numbers are in its name.
    case transactions
    /// It has registers, of whatever device, or its header has not come either.
    case unknown
}
