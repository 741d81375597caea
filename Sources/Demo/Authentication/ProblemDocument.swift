import MomentumDomain
import MomentumPresentation

/// What went wrong beside an answer, in JSON: the same members as those of an error.
struct ProblemDocument: Encodable, Sendable {
    let domain: String
    let code: Int
    let kind: String
    let message: String

    init(_ message: ErrorMessage) {
        domain = message.cause.domain
        code = message.cause.code
        kind = message.kind
        self.message = message.sentence
    }
}
