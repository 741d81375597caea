import Foundation
public import MomentumDomain

/// What a screen says about a failure: a sentence for people, then the details for support.
public struct ErrorMessage: Hashable, Sendable {
    /// The name of what happened, for programs; `failure` when nothing better is known.
    public let kind: String
    /// What happened, for people, without the details.
    public let sentence: String
    /// What a server said about it, in its own words; `nil` when it said nothing.
    public let detail: String?
    /// The details: domain and code.
    public let cause: FailureCause

    /// The whole message: sentence, blank line, and at the very end `Error: <domain> <code>`.
    public var text: String { "\(sentence)\n\nError: \(cause.domain) \(cause.code)" }

    /// Creates a message; white space at the end of `sentence` is left out.
    public init(
        _ sentence: String,
        kind: String = "failure",
        detail: String? = nil,
        cause: FailureCause
    ) {
        let end = sentence.lastIndex { !$0.isWhitespace }
        self.sentence = end.map { String(sentence[...$0]) } ?? ""
        self.kind = kind
        self.detail = detail
        self.cause = cause
    }

    /// Creates the message for a failure that may have come without an error.
    ///
    /// Then its details are `domain`, which names the part concerned, for example
    /// `SiteRotation.Sync`, and code 0.
    public init(_ sentence: String, error: (any Error)? = nil, domain: String) {
        let cause = error.map(FailureCause.init) ?? FailureCause(domain: domain, code: 0)
        let kind = (error as? any PresentableError)?.kind
        self.init(sentence, kind: kind ?? "failure", cause: cause)
    }

    /// Creates the message for `error`, in its own words when it has some for people.
    ///
    /// Giving up is no failure: ask `isCancellation` first.
    public init(_ error: any Error) {
        let presentable = error as? any PresentableError
        self.init(
            presentable?.sentence ?? "Something unexpected went wrong. Please try again.",
            kind: presentable?.kind ?? "failure",
            detail: presentable?.detail,
            cause: FailureCause(error)
        )
    }
}
