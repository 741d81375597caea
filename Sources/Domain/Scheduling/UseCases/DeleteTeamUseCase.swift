/// Deletes a team and no user (SC-44, SC-47).
public struct DeleteTeamUseCase: DeleteTeamUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await teams.deleteTeam(id)
    }
}
