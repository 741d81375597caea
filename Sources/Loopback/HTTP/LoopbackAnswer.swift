public import Foundation

/// An answer of a ``LoopbackServer``, well formed or not.
public struct LoopbackAnswer: Sendable {
    /// The way an answer marks the end of its body.
    public enum Framing: Sendable {
        case length
        /// A `Content-Length` that may be untrue.
        case claimedLength(Int)
        case chunked
        /// Adds nothing. The headers declare the framing, and the pieces may violate it.
        case none
    }

    public enum Ending: Sendable {
        case keepOpen
        case close
        /// A TCP reset instead of an orderly end.
        case reset
    }

    public var status: Int
    public var headers: [String: String]
    /// The body, in the pieces that are sent.
    public var pieces: [Data]
    public var framing: Framing
    public var ending: Ending
    /// True if the connection ends without an answer.
    public var isSilent = false
    /// Awaited before each piece, with its position, from 0.
    public var beforePiece: (@Sendable (Int) async -> Void)?

    public init(
        status: Int = 200,
        headers: [String: String] = [:],
        pieces: [Data] = [],
        framing: Framing = .length,
        ending: Ending = .keepOpen,
        beforePiece: (@Sendable (Int) async -> Void)? = nil
    ) {
        self.status = status
        self.headers = headers
        self.pieces = pieces
        self.framing = framing
        self.ending = ending
        self.beforePiece = beforePiece
    }

    /// An answer with the JSON media type, whatever the text is.
    public static func json(_ text: String, status: Int = 200) -> LoopbackAnswer {
        LoopbackAnswer(
            status: status,
            headers: ["Content-Type": "application/json"],
            pieces: [Data(text.utf8)]
        )
    }

    /// An answer of plain text in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> LoopbackAnswer {
        LoopbackAnswer(
            status: status,
            headers: ["Content-Type": "text/plain; charset=utf-8"],
            pieces: [Data(text.utf8)]
        )
    }

    /// No answer: closes the connection.
    public static func hangUp(_ ending: Ending = .close) -> LoopbackAnswer {
        var answer = LoopbackAnswer(ending: ending)
        answer.isSilent = true
        return answer
    }
}
