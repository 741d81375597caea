public import MomentumPresentation

extension DetailFormViewModel {
    public enum State: Hashable, Sendable {
        case idle
        case loading
        /// The fields can be edited.
        case editing
        case saving
        case saved
        /// Loading or saving failed; the fields keep their content.
        case failed(ErrorMessage)
        /// The catalogue does not contain the form.
        case unavailable(ErrorMessage)
    }
}
