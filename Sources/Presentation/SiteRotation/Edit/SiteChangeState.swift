public import Foundation
import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

/// The activity of a screen whose list can be changed, also through a form.
public enum SiteChangeState<Form: SiteChangeForm, Change>: Hashable, Sendable
where Change: Hashable & Sendable & Identifiable<SiteOperation.ID> {
    /// The list without a form.
    case showing
    case editing(Form)
    case saving(Change, form: Form?)
    /// Nothing was written; a retry repeats the change.
    case failed(Change, ErrorMessage, form: Form?)

    /// The form, from its opening until it is saved or cancelled.
    public var form: Form? {
        switch self {
        case .showing: nil
        case .editing(let form): form
        case .saving(_, let form), .failed(_, _, let form): form
        }
    }

    /// The message if the rules refused the change, so that a retry would be useless.
    package var refusal: ErrorMessage? {
        guard case .failed(_, let message, _) = self,
            message.cause.domain == SiteRotationError.errorDomain,
            message.cause.code != SiteRotationError.repository(.cancelled).errorCode
        else { return nil }
        return message
    }

    public var isSaving: Bool {
        if case .saving = self { true } else { false }
    }

    /// The form if there is one, otherwise the list.
    private static func back(to form: Form?) -> SiteChangeState {
        form.map { .editing($0) } ?? .showing
    }

    /// Changes the form; ignored in other states.
    mutating func edit(_ change: (inout Form) -> Void) {
        guard case .editing(var form) = self else { return }
        change(&form)
        self = .editing(form)
    }

    /// Goes back: from a failure to the form if it is open, otherwise to the list; ignored while
    /// saving.
    ///
    /// The form may then be changed, and would save something other than what failed. So it takes
    /// another identity (SR-32).
    mutating func cancel(_ identifiers: any IdentifierSource) {
        switch self {
        case .saving: return
        case .showing, .editing: self = .showing
        case .failed(let change, _, let form):
            let isOfForm = form?.operation == change.id
            self = .back(to: isOfForm ? form?.with(identifiers.next()) : form)
        }
    }

    mutating func save(_ change: Change) {
        self = .saving(change, form: form)
    }

    /// Ends the saving; closes the form of the saved change.
    mutating func end(_ change: Change) {
        self = .back(to: form.flatMap { $0.operation == change.id ? nil : $0 })
    }

    mutating func fail(_ change: Change, _ error: SiteRotationError, _ words: Words) {
        self =
            error.isCancellation
            ? .back(to: form) : .failed(change, ErrorMessage(error, words: words), form: form)
    }
}

/// A form that becomes one change of the records.
public protocol SiteChangeForm: Hashable, Sendable {
    /// The identity of the change, which a retry keeps.
    var operation: SiteOperation.ID { get }

    /// The form for another change.
    func with(_ operation: SiteOperation.ID) -> Self
}
