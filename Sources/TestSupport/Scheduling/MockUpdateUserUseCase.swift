import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockUpdateUserUseCase: UpdateUserUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let original: SchedulingUser
        public let draft: UserDraft

        public init(original: SchedulingUser, draft: UserDraft) {
            self.original = original
            self.draft = draft
        }
    }

    public let executing = Stub<Input, SchedulingUser, SchedulingError>(
        "MockUpdateUserUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ original: SchedulingUser,
        _ draft: UserDraft
    ) async throws(SchedulingError) -> SchedulingUser {
        try await executing(Input(original: original, draft: draft))
    }
}
