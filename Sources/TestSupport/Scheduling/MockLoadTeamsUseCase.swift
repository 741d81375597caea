public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockLoadTeamsUseCase: LoadTeamsUseCaseProtocol {
    public let executing = Stub<LoadPolicy, LoadedValue<[SchedulingTeam]>, SchedulingError>(
        "MockLoadTeamsUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]> {
        try await executing(policy)
    }
}
