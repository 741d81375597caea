import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSiteRotationDomain
import MomentumSuggestionsDomain

extension CommandFailure {
    /// Creates a failure from a view model's message, with the same words.
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
    /// A use case that failed for another reason has the error domain of that reason.
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

    /// The codes of plan errors that only a server reports: no repository, rejected, outcome
    /// unknown.
    private static let answersOfServers: Set<Int> = [0, 19, 20]
}
