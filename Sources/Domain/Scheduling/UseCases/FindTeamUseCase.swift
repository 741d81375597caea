/// Finds one team.
public struct FindTeamUseCase: FindTeamUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(_ id: Team.ID) async throws(SchedulingError) -> Team {
        try await teams.team(id)
    }
}
