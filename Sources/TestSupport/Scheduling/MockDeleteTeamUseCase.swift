import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockDeleteTeamUseCase: DeleteTeamUseCaseProtocol {
    public let executing = Stub<SchedulingTeam.ID, Bool, SchedulingError>(
        "MockDeleteTeamUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await executing(id)
    }
}
