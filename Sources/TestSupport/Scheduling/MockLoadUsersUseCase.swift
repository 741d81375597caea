public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockLoadUsersUseCase: LoadUsersUseCaseProtocol {
    public let executing = Stub<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>(
        "MockLoadUsersUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingUser]> {
        try await executing(policy)
    }
}
