import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockDeleteUserUseCase: DeleteUserUseCaseProtocol {
    public let executing = Stub<SchedulingUser.ID, Bool, SchedulingError>(
        "MockDeleteUserUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ id: SchedulingUser.ID) async throws(SchedulingError) -> Bool {
        try await executing(id)
    }
}
