/// Checks if a user can be deleted, before the app asks for confirmation.
public protocol CheckUserDeletionUseCaseProtocol: Sendable {
    /// Throws ``SchedulingError/userLeadsTeam(name:)`` without asking the server. Throws
    /// ``SchedulingError/inUse(_:lostTeams:)`` for a user with assignments or work history.
    func execute(_ user: SchedulingUser.ID, teams: [SchedulingTeam]) async throws(SchedulingError)
}

/// Checks if a user can be deleted, before the app asks for confirmation.
public struct CheckUserDeletionUseCase: CheckUserDeletionUseCaseProtocol {
    private let users: any UserRepository

    public init(users: any UserRepository) {
        self.users = users
    }

    public func execute(
        _ user: SchedulingUser.ID,
        teams: [SchedulingTeam]
    ) async throws(SchedulingError) {
        if let team = teams.first(where: { $0.lead.id == user }) {
            throw .userLeadsTeam(name: team.name)
        }
        let work = try await users.work(of: user)
        guard !work.hasUpcoming, !work.hasHistory else { throw .inUse(.person, lostTeams: []) }
    }
}
