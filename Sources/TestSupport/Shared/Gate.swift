import Synchronization

/// Holds requests back until a test answers them, in any order.
///
/// A gate replaces a fetch, or works behind a mock. Requests are numbered from 0 in the order of
/// arrival.
///
/// ```swift
/// let gate = Gate<Int?, Page<Row, Int>, any Error>(cancellation: CancellationError())
/// let list = Paginator { try await gate.pass($0) }
///
/// async let refresh: Void = list.refresh()
/// await gate.waitForRequests()
/// gate.answer(0, with: page)
/// await refresh
/// ```
public final class Gate<Request: Sendable, Answer: Sendable, Failure: Error>: Sendable {
    private typealias Outcome = Result<Answer, Failure>

    private struct State {
        var requests: [Request] = []
        var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
        /// The outcomes of requests that are not waiting for them.
        var outcomes: [Int: Outcome] = [:]
    }

    private let state = Mutex(State())
    private let arrived = Tally()
    private let cancellation: Failure?

    /// - Parameter cancellation: The error of a request whose task is cancelled; `nil` for a
    ///   request that ignores cancellation and waits for its answer.
    public init(cancellation: Failure?) {
        self.cancellation = cancellation
    }

    /// All requests so far, in the order of their numbers.
    public var requests: [Request] { state.withLock { $0.requests } }

    /// Waits until `count` requests in total have arrived, or until the waiting task is cancelled.
    public func waitForRequests(_ count: Int = 1) async {
        await arrived.wait(for: count, as: "Gate.waitForRequests(\(count))")
    }

    /// Answers request `number`, even before it arrives; the first answer to a request counts.
    public func answer(_ number: Int, with answer: Answer) {
        settle(number, with: .success(answer))
    }

    /// Makes request `number` fail.
    public func fail(_ number: Int, with failure: Failure) {
        settle(number, with: .failure(failure))
    }

    /// Adds a request, and waits until the test answers it.
    public func pass(_ request: Request) async throws(Failure) -> Answer {
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count - 1
        }
        let outcome = await Waits.during("Gate.pass, which nobody answered,") {
            if let cancellation = self.cancellation {
                self.settle(number, with: .failure(cancellation))
            }
        } _: {
            await wait(number)
        }
        return try outcome.get()
    }

    private func wait(_ number: Int) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome: Outcome? = state.withLock { state in
                    if let outcome = state.outcomes[number] { return outcome }
                    state.waiting[number] = continuation
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
                arrived.add(1)
            }
        } onCancel: {
            if let cancellation { settle(number, with: .failure(cancellation)) }
        }
    }

    private func settle(_ number: Int, with outcome: Outcome) {
        let waiting = state.withLock { state in
            guard state.outcomes[number] == nil else {
                return CheckedContinuation<Outcome, Never>?.none
            }
            state.outcomes[number] = outcome
            return state.waiting.removeValue(forKey: number)
        }
        waiting?.resume(returning: outcome)
    }
}
