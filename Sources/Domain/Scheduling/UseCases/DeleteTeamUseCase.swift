/// Deletes a team and no user.
public protocol DeleteTeamUseCaseProtocol: Sendable {
    /// Returns false when the team was already deleted, which is success with a remark.
    func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool
}

/// Deletes a team and no user.
public struct DeleteTeamUseCase: DeleteTeamUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await teams.deleteTeam(id)
    }
}
