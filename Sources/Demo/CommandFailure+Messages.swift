import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSiteRotationDomain
import MomentumSuggestionsDomain

extension CommandFailure {
    /// Creates the failure that a view model shows, in the same words.
    init(_ message: ErrorMessage, details: [String: any Encodable & Sendable] = [:]) {
        self.init(
            domain: message.cause.domain,
            code: message.cause.code,
            kind: message.kind,
            message: message.sentence,
            detail: message.detail,
            details: details,
            isRefusal: message.cause.isRefusal
        )
    }
}

extension FailureCause {
    /// True if a rule refused the input.
    ///
    /// A use case that failed for another reason has the domain of that reason.
    fileprivate var isRefusal: Bool {
        switch domain {
        case SiteRotationError.errorDomain, SiteWearerError.errorDomain,
            NavigationError.errorDomain:
            true
        case DetailAnswersError.errorDomain: code == 2 || code == 3
        case SchedulingError.errorDomain: !Self.answersOfServers.contains(code)
        default: false
        }
    }

    /// The codes of what only a server can say of a plan: no repository, rejected, outcome unknown.
    private static let answersOfServers: Set<Int> = [0, 19, 20]
}
