public import MomentumSuggestionsDomain
import Synchronization
import Testing

/// Locates the current address with a test's list of answers.
public final class MockPrimeLocationUseCase: PrimeLocationUseCaseProtocol {
    private struct State {
        var answers: [Result<Coordinate?, SuggestionError>]
        var calls = 0
    }

    public let address: CurrentAddress
    private let state: Mutex<State>

    /// - Parameters:
    ///   - address: The current address; empty for a user without one.
    ///   - answers: The answer to each call; the last one also answers all later calls. By default
    ///     there is no coordinate.
    public init(
        address: String = "",
        answers: [Result<Coordinate?, SuggestionError>] = [.success(nil)]
    ) {
        self.address = CurrentAddress(address)
        state = Mutex(State(answers: answers))
    }

    /// The number of calls so far.
    public var calls: Int { state.withLock(\.calls) }

    @discardableResult
    public func execute() async throws(SuggestionError) -> PrimedLocation {
        let answer = state.withLock { state in
            state.calls += 1
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        guard let answer else {
            Issue.record("MockPrimeLocationUseCase.execute was called without an answer.")
            return PrimedLocation(address: address.value, coordinate: nil)
        }
        return PrimedLocation(address: address.value, coordinate: try answer.get())
    }
}
