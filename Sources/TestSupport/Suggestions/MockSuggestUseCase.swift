public import MomentumSuggestionsDomain
public import MomentumTestSupport
import Synchronization

/// Suggestions whose answers a test releases by hand, in any order.
public final class MockSuggestUseCase: SuggestUseCaseProtocol {
    /// The pending searches, by their text.
    public let gate: Gate<String, Suggestions, SuggestionError>
    private let immediate = Mutex<[String: Result<Suggestions, SuggestionError>]>([:])

    /// - Parameter isCancellable: True if a search ends as soon as its task is cancelled.
    public init(isCancellable: Bool = true) {
        gate = Gate(cancellation: isCancellable ? .cancelled : nil)
    }

    /// Answers a text at once from now on.
    public func answerImmediately(
        _ text: String,
        with result: Result<Suggestions, SuggestionError>
    ) {
        immediate.withLock { $0[text] = result }
    }

    public func immediateAnswer(
        to text: String,
        from source: SuggestionSource
    ) throws(SuggestionError) -> Suggestions? {
        guard FoldedQuery.countedText(of: text) != nil else { return [] }
        return try immediate.withLock { $0[text] }?.get()
    }

    public func execute(
        _ text: String,
        from source: SuggestionSource
    ) async throws(SuggestionError) -> Suggestions {
        try await gate.pass(text)
    }
}
