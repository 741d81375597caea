import Foundation
import MomentumNetwork
import Synchronization

/// A transport that answers by a script and records the requests.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<HTTPResponse, TransportError>

    private struct State {
        var requests: [HTTPRequest] = []
        var answers: [Answer]
    }

    private let state: Mutex<State>
    private let beforeAnswer: @Sendable (Int) async -> Void

    /// Creates a transport with an answer for each request; the last one is repeated.
    init(
        _ answers: [Answer],
        beforeAnswer: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        state = Mutex(State(answers: answers))
        self.beforeAnswer = beforeAnswer
    }

    convenience init(_ json: String...) {
        self.init(json.map { .success(.json($0)) })
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    var bodies: [String] {
        requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let (number, answer) = state.withLock { state in
            state.requests.append(request)
            let answer =
                state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
            return (state.requests.count, answer)
        }
        await beforeAnswer(number)
        guard !Task.isCancelled else { throw .cancelled }
        return try answer.get()
    }
}
