public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteReminderError: PresentableError {
    public var kind: String {
        switch self {
        case .notAllowed: "notAllowed"
        case .failed: "failed"
        }
    }

    public var sentence: Phrase {
        switch self {
        case .notAllowed:
            """
            No reminder will be shown, because this program may not send notifications. \
            Allow them in the settings of the system.
            """
        case .failed(let cause):
            cause.explanation
                ?? """
                The reminders could not be handed to the system, so some will not be \
                shown. Try again.
                """
        }
    }
}
