public import MomentumDomain
public import Observation

/// Loads the only value of a screen, by the rules of loading.
///
/// A view model keeps one, shows its ``state`` and forwards each action:
///
/// ```swift
/// public var state: LoadState<Home, ErrorMessage> { loader.state }
/// private let loader = Loader<Home>()
///
/// public func load() async {
///     await loader.load(.join) { [home] in try await home.execute() }
/// }
/// ```
///
/// A caller that waits for a load keeps the view model alive. A screen that disappears calls
/// ``cancel()`` or cancels the waiting task.
@MainActor
@Observable
public final class Loader<Value: Sendable> {
    public private(set) var state: LoadState<Value, ErrorMessage> = .idle

    /// The number of values shown so far, by which derived values can be cached.
    public private(set) var revision = 0

    /// The state to return to after a cancellation: the last one that was not `loading`.
    @ObservationIgnored private var settled: LoadState<Value, ErrorMessage> = .idle
    private let words: Words
    private let run = SharedWork<Never?, Void>(cancelled: ())

    /// Creates a loader whose failures are in the language of `words`.
    public init(words: Words = .english) { self.words = words }

    /// Runs `fetch` and shows its answer; `reentry` decides about a load that is already running.
    ///
    /// If the calling task is cancelled and no other caller waits, the request is cancelled and the
    /// previous state returns. Late answers are dropped.
    public func load(
        _ reentry: Reentry,
        _ fetch: @escaping @MainActor () async throws -> Value
    ) async {
        // It would end the load of others, and start none.
        guard !Task.isCancelled else { return }
        let isRunning = state.isLoading && !run.running.isEmpty
        if isRunning, reentry == .firstWins { return }
        if !isRunning || reentry == .latestWins {
            stop()
            state = .loading(previous: settled.value)
        }
        await run.share(nil) { @MainActor [weak self] in
            let answer: Result<Value, any Error>
            do {
                answer = .success(try await fetch())
            } catch {
                answer = .failure(error)
            }
            // The answer of a cancelled request no longer matters, success or failure.
            if !Task.isCancelled { self?.receive(answer) }
        }
        settleIfAbandoned()
    }

    /// Waits for the running load, if any.
    package func wait() async {
        await run.join(nil)
        settleIfAbandoned()
    }

    /// Ends the loading whose last caller was cancelled, and returns before the request has ended.
    private func settleIfAbandoned() {
        if state.isLoading, run.running.isEmpty { settle(settled) }
    }

    /// Cancels the running load, if any, and returns to the previous state.
    public func cancel() {
        guard state.isLoading else { return }
        stop()
        settle(settled)
    }

    /// Shows a value from elsewhere; it is newer than the answer of a running load.
    public func show(_ value: Value) {
        stop()
        settle(.loaded(value))
    }

    private func stop() {
        run.stop { _ in () }
    }

    private func receive(_ answer: Result<Value, any Error>) {
        switch answer {
        case .success(let value):
            settle(.loaded(value))
        case .failure(let error) where error.isCancellation:
            settle(settled)
        case .failure(let error):
            settle(.failed(ErrorMessage(error, words: words), previous: settled.value))
        }
    }

    private func settle(_ state: LoadState<Value, ErrorMessage>) {
        settled = state
        if case .loaded = state { revision += 1 }
        self.state = state
    }
}

/// The effect of a call while an earlier one is still running.
public enum Reentry: Hashable, Sendable {
    /// The earlier call is cancelled, and its answer is dropped.
    case latestWins
    /// The call changes nothing and returns at once.
    case firstWins
    /// The call waits for the pending answer: one request for any number of callers.
    case join
}
