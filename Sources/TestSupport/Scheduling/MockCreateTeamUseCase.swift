import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockCreateTeamUseCase: CreateTeamUseCaseProtocol {
    public let executing = Stub<TeamDraft, SchedulingTeam, SchedulingError>(
        "MockCreateTeamUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam {
        try await executing(draft)
    }
}
