/// The known contents of a listed file that has not arrived completely.
enum IncompleteFile: Hashable, Sendable {
    /// The header promises transactions: those with the numbers in the name.
    case transactions
    /// Registers of any device, or the header is missing too.
    case unknown
}
