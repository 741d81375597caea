import MomentumDomain
import MomentumPresentation

extension CommandFailure {
    /// The failure that a view model shows, in the same words.
    init(_ message: ErrorMessage, details: [String: any Encodable & Sendable] = [:]) {
        self.init(
            domain: message.cause.domain,
            code: message.cause.code,
            kind: message.kind,
            message: message.sentence,
            details: details
        )
    }
}
