import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockUpdateTeamUseCase: UpdateTeamUseCaseProtocol {
    /// The input of a call.
    public struct Input: Hashable, Sendable {
        public let id: SchedulingTeam.ID
        public let draft: TeamDraft

        public init(id: SchedulingTeam.ID, draft: TeamDraft) {
            self.id = id
            self.draft = draft
        }
    }

    public let executing = Stub<Input, SchedulingTeam, SchedulingError>(
        "MockUpdateTeamUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam {
        try await executing(Input(id: id, draft: draft))
    }
}
