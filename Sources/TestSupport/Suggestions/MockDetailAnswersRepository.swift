public import MomentumDomain
public import MomentumSuggestionsDomain
import Synchronization

/// Saved answers in memory that fail on demand.
public final class MockDetailAnswersRepository: DetailAnswersRepository {
    private struct State {
        var saved: DetailAnswers
        var failure: RepositoryError?
    }

    private let state: Mutex<State>
    private let broadcast = Broadcast<DetailAnswers>()

    public init(_ saved: DetailAnswers = DetailAnswers()) {
        state = Mutex(State(saved: saved))
    }

    public var saved: DetailAnswers { state.withLock { $0.saved } }

    /// Makes every call fail from now on; `nil` ends the failures.
    public func fail(with failure: RepositoryError?) {
        state.withLock { $0.failure = failure }
    }

    public func answers() async throws(RepositoryError) -> DetailAnswers {
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.saved
    }

    public func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError) {
        let failure = state.withLock { state in
            if state.failure == nil { change(&state.saved) }
            return state.failure
        }
        if let failure { throw failure }
    }

    public func changes() -> AsyncStream<DetailAnswers> { broadcast.values() }

    /// Sends answers changed elsewhere to the listeners.
    public func announce(_ answers: DetailAnswers) {
        state.withLock { $0.saved = answers }
        broadcast.send(answers)
    }
}
