public import MomentumDomain
public import MomentumSuggestionsDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockReadDetailsUseCase: ReadDetailsUseCaseProtocol {
    public let executing = Stub<
        DetailForm.ID, (address: String, form: FormAnswers), RepositoryError
    >(
        "MockReadDetailsUseCase.execute"
    )

    public init() {}

    public func execute(
        form: DetailForm.ID
    ) async throws(RepositoryError) -> (address: String, form: FormAnswers) {
        try await executing(form)
    }
}
