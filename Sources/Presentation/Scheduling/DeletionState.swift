public import MomentumPresentation

/// The progress of a deletion.
public enum DeletionState: Hashable, Sendable {
    case none
    /// Checking if the deletion is possible.
    case checking
    /// The question, with the name of what would be deleted.
    case asking(name: String)
    case deleting
    /// Done; `wasGone` is true if it had already been deleted elsewhere.
    case deleted(wasGone: Bool)
    case failed(ErrorMessage)
}
