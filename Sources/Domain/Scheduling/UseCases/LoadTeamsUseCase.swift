/// Loads the teams of the space.
public struct LoadTeamsUseCase: LoadTeamsUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> Loaded<[SchedulingTeam]> {
        try await teams.teams(policy)
    }
}
