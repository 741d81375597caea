public import Foundation

/// What a ``LoopbackServer`` sends back, well formed or not.
public struct LoopbackAnswer: Sendable {
    /// How the answer says where its body ends.
    public enum Framing: Sendable {
        case length
        /// A `Content-Length` that may be untrue.
        case claimedLength(Int)
        case chunked
        /// Nothing is added: the headers say it, and the pieces are what they promise or not.
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
    /// The body, in the pieces it is sent in.
    public var pieces: [Data]
    public var framing: Framing
    public var ending: Ending
    /// Whether there is an answer at all before the ending.
    public var isSilent = false
    /// Awaited before each piece, with its position.
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

    /// An answer with the media type of JSON, whatever the text is.
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

    /// No answer: the connection ends.
    public static func hangUp(_ ending: Ending = .close) -> LoopbackAnswer {
        var answer = LoopbackAnswer(ending: ending)
        answer.isSilent = true
        return answer
    }
}
