import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockCreateUserUseCase: CreateUserUseCaseProtocol {
    public let executing = Stub<UserDraft, SchedulingUser, SchedulingError>(
        "MockCreateUserUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ draft: UserDraft) async throws(SchedulingError) -> SchedulingUser {
        try await executing(draft)
    }
}
