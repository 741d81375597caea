import Foundation
public import MomentumDomain

/// The message of a screen about a failure: a sentence for people, then the details for support.
public struct ErrorMessage: Sendable {
    /// The failure itself, whose cases a host can switch over:
    /// `message.error as? SiteRotationError`.
    ///
    /// `nil` if nothing was thrown. Comparisons of messages ignore it.
    public let error: (any Error)?
    /// The name of the failure, for scripts; `failure` if no better name is known.
    public let kind: String
    /// The failure for people, without details.
    public let sentence: String
    /// A server's own text about the failure; `nil` if there is none.
    public let detail: String?
    public let cause: FailureCause

    /// The words for the failure, which ``saying(_:)`` and ``text`` keep to.
    private let words: Words

    /// The complete message: sentence, blank line, and at the end `Error: <domain> <code>`.
    public var text: String { "\(sentence)\n\n\(words(cause.line))" }

    /// Creates a message; removes white space at the end of `sentence`.
    public init(
        _ sentence: Phrase,
        kind: String = "failure",
        detail: String? = nil,
        cause: FailureCause,
        words: Words = .english
    ) {
        self.init(nil, words(sentence), kind: kind, detail: detail, cause: cause, words: words)
    }

    /// Creates the message for a failure, with or without an error.
    ///
    /// Without an error its details are code 0 and `domain`, which names the affected part, for
    /// example `SiteRotation.Sync`.
    public init(
        _ sentence: Phrase,
        error: (any Error)? = nil,
        domain: String,
        words: Words = .english
    ) {
        let cause = error.map(FailureCause.init) ?? FailureCause(domain: domain, code: 0)
        let kind = (error as? any PresentableError)?.kind ?? "failure"
        self.init(error, words(sentence), kind: kind, detail: nil, cause: cause, words: words)
    }

    /// Creates the message for `error`, with the error's own sentence or explanation if it has one.
    ///
    /// A cancellation is no failure: check `isCancellation` first.
    ///
    /// - Parameters:
    ///   - error: The failure.
    ///   - words: The language of the message.
    public init(_ error: any Error, words: Words = .english) {
        let presentable = error as? any PresentableError
        let cause = FailureCause(error)
        let explanation = (error as? any MomentumError)?.explanation ?? cause.explanation
        let unknown: Phrase = "Something unexpected went wrong. Please try again."
        self.init(
            error,
            words(presentable?.sentence ?? explanation ?? unknown),
            kind: presentable?.kind ?? "failure",
            detail: presentable?.detail,
            cause: cause,
            words: words
        )
    }

    private init(
        _ error: (any Error)?,
        _ sentence: String,
        kind: String,
        detail: String?,
        cause: FailureCause,
        words: Words
    ) {
        let end = sentence.lastIndex { !$0.isWhitespace }
        self.error = error
        self.sentence = end.map { String(sentence[...$0]) } ?? ""
        self.kind = kind
        self.detail = detail
        self.cause = cause
        self.words = words
    }

    /// The message about the failure in other words, which are in the language of the message.
    public func saying(_ sentence: String) -> ErrorMessage {
        ErrorMessage(error, sentence, kind: kind, detail: detail, cause: cause, words: words)
    }
}

extension ErrorMessage: Hashable {
    public static func == (one: ErrorMessage, other: ErrorMessage) -> Bool {
        (one.kind, one.sentence, one.detail, one.cause)
            == (other.kind, other.sentence, other.detail, other.cause)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(sentence)
        hasher.combine(detail)
        hasher.combine(cause)
    }
}
