public import MomentumPresentation

/// The state of a form.
///
/// The form of a new value begins with `editing`.
public enum FormState<Saved> {
    /// Nothing has been read yet.
    case idle
    case loading
    /// The entity could not be read, or does not exist.
    case unavailable(ErrorMessage)
    case editing
    case saving
    /// The save succeeded; has the entity as stored by the server.
    case saved(Saved)
    /// The save failed, perhaps after storing a part. The form keeps all input.
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
