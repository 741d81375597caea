import MomentumDomain
import MomentumSuggestionsDomain
import MomentumTestSupport

/// Answers to all forms that a test releases by hand.
struct GatedAnswers: ReadAnswersUseCaseProtocol {
    let gate = Gate<Int, DetailAnswers, RepositoryError>(cancellation: .cancelled)

    func execute() async throws(RepositoryError) -> DetailAnswers {
        try await gate.pass(0)
    }
}
