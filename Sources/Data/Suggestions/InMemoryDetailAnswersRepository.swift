public import MomentumDomain
public import MomentumSuggestionsDomain

/// Answers that last as long as the program.
public actor InMemoryDetailAnswersRepository: DetailAnswersRepository {
    private var saved: DetailAnswers

    public init(_ answers: DetailAnswers = DetailAnswers()) {
        saved = answers
    }

    public func answers() throws(RepositoryError) -> DetailAnswers {
        saved
    }

    public func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) throws(RepositoryError) {
        change(&saved)
    }
}
