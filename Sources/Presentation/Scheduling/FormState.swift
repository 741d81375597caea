public import MomentumPresentation

/// The state of a form.
///
/// The form of something new begins with `editing`.
public enum FormState<Saved> {
    /// Nothing was read yet.
    case idle
    case loading
    /// It could not be read, or does not exist.
    case unavailable(ErrorMessage)
    case editing
    case saving
    /// Done, with the entity as the server has it.
    case saved(Saved)
    /// Possibly nothing was stored; every input is kept.
    case failed(ErrorMessage)

    /// True if the fields can be changed.
    var isEditable: Bool {
        switch self {
        case .editing, .failed: true
        case .idle, .loading, .unavailable, .saving, .saved: false
        }
    }
}

extension FormState: Equatable where Saved: Equatable {}
extension FormState: Sendable where Saved: Sendable {}
