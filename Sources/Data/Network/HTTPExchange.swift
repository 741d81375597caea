import Foundation
import Synchronization

/// One running request: collects the answer and ends once, with the first outcome.
final class HTTPExchange: Sendable {
    typealias Outcome = Result<HTTPResponse, TransportError>

    private struct State {
        var head: (status: Int, headers: [String: String])?
        var body = Data()
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let limit: Int
    private let progressed: @Sendable () -> Void
    private let state = Mutex(State())

    /// `limit` is the largest body in bytes; `progressed` is called for each part of the answer.
    init(limit: Int, progressed: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.progressed = progressed
    }

    var outcome: Outcome {
        get async {
            await withCheckedContinuation { waiter in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.waiter = waiter }
                    return state.outcome
                }
                if let outcome { waiter.resume(returning: outcome) }
            }
        }
    }

    /// Ends the exchange unless it has ended; later parts of the answer are discarded (GQ-19).
    func end(_ outcome: Outcome) {
        let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.body = Data()
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: outcome)
    }

    /// Receives the head of the answer; returns true if its body is wanted.
    ///
    /// `length` is the announced number of bytes; it is negative if unknown.
    func received(status: Int, headers: [String: String], length: Int64) -> Bool {
        progressed()
        guard length <= Int64(limit) else {
            end(.failure(.responseTooLarge(limit: limit)))
            return false
        }
        return state.withLock { state in
            state.head = (status, headers)
            return state.outcome == nil
        }
    }

    /// Receives a part of the body, after decompression.
    func received(_ part: Data) {
        progressed()
        let fits = state.withLock { state in
            guard state.outcome == nil else { return true }
            guard part.count <= limit - state.body.count else { return false }
            state.body.append(part)
            return true
        }
        if !fits { end(.failure(.responseTooLarge(limit: limit))) }
    }

    func completed(_ error: (any Error)?) {
        let outcome = state.withLock { state -> Outcome in
            if let error {
                return .failure(TransportError(error, answerBegan: state.head != nil))
            }
            guard let head = state.head else { return .failure(.noHTTPAnswer) }
            return .success(
                HTTPResponse(status: head.status, headers: head.headers, body: state.body)
            )
        }
        end(outcome)
    }
}
