public import MomentumPresentation

/// The progress of a deletion.
public enum DeletionState: Hashable, Sendable {
    case none
    /// Checks if the deletion is possible.
    case checking
    /// Asks the question, with the name of the item to delete.
    case asking(name: String)
    case deleting
    /// The deletion is done; `wasGone` is true if it had already been deleted elsewhere.
    case deleted(wasGone: Bool)
    case failed(ErrorMessage)
}
