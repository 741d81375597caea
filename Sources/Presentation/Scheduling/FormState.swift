public import MomentumPresentation

/// The state of a form.
public enum FormState<Saved> {
    case editing
    case saving
    /// Done, with the entity as the server has it.
    case saved(Saved)
    /// Possibly nothing was stored; every input is kept.
    case failed(ErrorMessage)
}

extension FormState: Equatable where Saved: Equatable {}
extension FormState: Sendable where Saved: Sendable {}
