import MomentumDomain
public import MomentumSuggestionsDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockChooseCategoriesUseCase: ChooseCategoriesUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let form: DetailForm.ID
        public let keys: [String]

        public init(form: DetailForm.ID, keys: [String]) {
            self.form = form
            self.keys = keys
        }
    }

    public let executing = Stub<Input, Void, DetailAnswersError>(
        "MockChooseCategoriesUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(form: DetailForm.ID, keys: [String]) async throws(DetailAnswersError) {
        try await executing(Input(form: form, keys: keys))
    }
}
