public import MomentumPresentation

/// What a form can be doing.
public enum FormState<Saved> {
    case editing
    case saving
    /// Done: the entity as the server has it.
    case saved(Saved)
    /// Nothing is known to be stored; every input is kept.
    case failed(ErrorMessage)
}

extension FormState: Equatable where Saved: Equatable {}
extension FormState: Sendable where Saved: Sendable {}
