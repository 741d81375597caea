import MomentumPresentation
import MomentumSiteRotationPresentation

/// The form that was last refused, and the reason.
struct RefusedForm<Form: SiteChangeForm> {
    private let form: Form
    private let message: ErrorMessage

    init(_ form: Form, _ message: ErrorMessage) {
        (self.form, self.message) = (form, message)
    }

    /// The reason `form` is refused; `nil` once any of its values differs.
    func problem(of form: Form?) -> String? {
        form == self.form.with(form?.operation ?? self.form.operation) ? message.sentence : nil
    }
}
