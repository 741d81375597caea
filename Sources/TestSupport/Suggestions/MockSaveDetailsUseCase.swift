import MomentumDomain
public import MomentumSuggestionsDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockSaveDetailsUseCase: SaveDetailsUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let form: DetailForm.ID
        public let answers: [String: [DetailAnswer]]
        public let address: DetailAnswer?

        public init(form: DetailForm.ID, answers: [String: [DetailAnswer]], address: DetailAnswer?)
        {
            self.form = form
            self.answers = answers
            self.address = address
        }
    }

    public let executing = Stub<Input, Void, DetailAnswersError>(
        "MockSaveDetailsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        form: DetailForm.ID,
        answers: [String: [DetailAnswer]],
        address: DetailAnswer?
    ) async throws(DetailAnswersError) {
        try await executing(Input(form: form, answers: answers, address: address))
    }
}
