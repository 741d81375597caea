public import MomentumPresentation

/// Where a deletion stands.
public enum DeletionState: Hashable, Sendable {
    case none
    /// Finding out whether it can be done.
    case checking
    /// The question, with the name of what would go.
    case asking(name: String)
    case deleting
    /// Done; `wasGone` remarks that somebody else was first.
    case deleted(wasGone: Bool)
    case failed(ErrorMessage)
}
