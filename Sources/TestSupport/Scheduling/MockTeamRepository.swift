public import MomentumDomain
public import MomentumSchedulingDomain
public import MomentumTestSupport

/// A repository of teams with a test's prepared answers.
public final class MockTeamRepository: TeamRepository {
    public let loading = Stub<LoadPolicy, LoadedValue<[SchedulingTeam]>, SchedulingError>("teams") {
        .failure(.repository(.unavailable($0)))
    }
    public let finding = Stub<SchedulingTeam.ID, SchedulingTeam, SchedulingError>("team") {
        .failure(.repository(.unavailable($0)))
    }
    /// The creations and updates; only an update has the team's id.
    public let saving = Stub<(SchedulingTeam.ID?, TeamDraft), SchedulingTeam, SchedulingError>(
        "saveTeam"
    ) {
        .failure(.repository(.unavailable($0)))
    }
    public let deleting = Stub<SchedulingTeam.ID, Bool, SchedulingError>("deleteTeam") {
        .failure(.repository(.unavailable($0)))
    }

    public init() {}

    public func teams(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]> {
        try await loading(policy)
    }

    public func team(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> SchedulingTeam {
        try await finding(id)
    }

    public func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam {
        try await saving((nil, draft))
    }

    public func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam {
        try await saving((id, draft))
    }

    public func deleteTeam(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await deleting(id)
    }
}
