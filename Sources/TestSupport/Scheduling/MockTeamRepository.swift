public import MomentumDomain

/// Teams that answer as a test prepared them to.
public final class MockTeamRepository: TeamRepository {
    public let loading = Stub<LoadPolicy, Loaded<[Team]>, SchedulingError>("teams") {
        .failure(.repository(.unavailable($0)))
    }
    public let finding = Stub<Team.ID, Team, SchedulingError>("team") {
        .failure(.repository(.unavailable($0)))
    }
    /// Creations, and updates with the team's id.
    public let saving = Stub<(Team.ID?, TeamDraft), Team, SchedulingError>("saveTeam") {
        .failure(.repository(.unavailable($0)))
    }
    public let deleting = Stub<Team.ID, Bool, SchedulingError>("deleteTeam") {
        .failure(.repository(.unavailable($0)))
    }

    public init() {}

    public func teams(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[Team]> {
        try await loading(policy)
    }

    public func team(_ id: Team.ID) async throws(SchedulingError) -> Team {
        try await finding(id)
    }

    public func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> Team {
        try await saving((nil, draft))
    }

    public func updateTeam(
        _ id: Team.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> Team {
        try await saving((id, draft))
    }

    public func deleteTeam(_ id: Team.ID) async throws(SchedulingError) -> Bool {
        try await deleting(id)
    }
}
