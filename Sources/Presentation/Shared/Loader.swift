import MomentumDomain
public import Observation

/// Loads the one thing a screen shows, by the rules of loading.
///
/// A view model keeps one, shows its ``state`` and passes each action on:
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
/// Whoever waits for a load keeps the view model alive: a screen that goes away calls ``cancel()``
/// or cancels the task that waits.
@MainActor
@Observable
public final class Loader<Value: Sendable> {
    /// What the screen is doing.
    public private(set) var state: LoadState<Value, ErrorMessage> = .idle

    /// Counts the values that were shown, so that something made of the newest can be kept with it.
    public private(set) var revision = 0

    /// The state that giving up returns to: the last one that was not `loading`.
    @ObservationIgnored private var settled: LoadState<Value, ErrorMessage> = .idle
    @ObservationIgnored private var newest = 0
    @ObservationIgnored private var running: SharedTask?

    public init() {}

    /// Runs `fetch` and shows its answer; `reentry` says what becomes of a load that is running.
    ///
    /// When the calling task is cancelled, and nobody else waits for the same answer, the request
    /// is cancelled and the state is again what it was before; nothing that arrives later counts.
    public func load(
        _ reentry: Reentry,
        _ fetch: @escaping @MainActor () async throws -> Value
    ) async {
        if let running {
            switch reentry {
            case .firstWins where !running.isAbandoned: return
            case .join where running.join(): return await running.wait()
            case .latestWins, .firstWins, .join: break
            }
        }
        await start(fetch).wait()
    }

    /// Gives up the running load, if there is one: the state is again what it was before.
    public func cancel() {
        guard let running else { return }
        running.cancel()
        newest += 1
        settle(settled)
    }

    /// Shows a value that came by itself; it is newer than what a running load will answer.
    public func show(_ value: Value) {
        running?.cancel()
        newest += 1
        settle(.loaded(value))
    }

    private func start(_ fetch: @escaping @MainActor () async throws -> Value) -> SharedTask {
        running?.cancel()
        newest += 1
        let run = SharedTask { [weak self, number = newest] in
            let answer: Result<Value, any Error>
            do {
                answer = .success(try await fetch())
            } catch {
                answer = .failure(error)
            }
            // What a request says that was told to stop no longer matters, good or bad.
            self?.receive(Task.isCancelled ? .failure(CancellationError()) : answer, number: number)
        }
        running = run
        state = .loading(previous: settled.value)
        return run
    }

    private func receive(_ answer: Result<Value, any Error>, number: Int) {
        guard number == newest else { return }
        switch answer {
        case .success(let value):
            settle(.loaded(value))
        case .failure(let error) where error.isCancellation:
            settle(settled)
        case .failure(let error):
            settle(.failed(ErrorMessage(error), previous: settled.value))
        }
    }

    private func settle(_ state: LoadState<Value, ErrorMessage>) {
        running = nil
        settled = state
        if case .loaded = state { revision += 1 }
        self.state = state
    }
}

/// What a call does while an earlier one is still running.
public enum Reentry: Hashable, Sendable {
    /// The earlier one is cancelled, and its answer dropped if it comes all the same.
    case latestWins
    /// The call changes nothing and returns at once.
    case firstWins
    /// The call waits for the answer that is on its way: one request for any number of callers.
    case join
}
