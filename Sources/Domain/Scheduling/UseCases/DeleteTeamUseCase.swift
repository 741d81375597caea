/// Deletes a team but none of its users.
public protocol DeleteTeamUseCaseProtocol: Sendable {
    /// Returns false if the team was already deleted, which is success with a remark.
    func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool
}

/// Deletes a team but none of its users.
public struct DeleteTeamUseCase: DeleteTeamUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool {
        try await teams.deleteTeam(id)
    }
}
