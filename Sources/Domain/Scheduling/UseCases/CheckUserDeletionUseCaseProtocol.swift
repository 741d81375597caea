/// Finds out whether a user can be deleted, before anybody is asked (SC-45, SC-46).
public protocol CheckUserDeletionUseCaseProtocol: Sendable {
    /// Throws ``SchedulingError/userLeadsTeam(name:)`` without asking the server, and
    /// ``SchedulingError/inUse(_:lostTeams:)`` for somebody with assignments or work history.
    func execute(_ user: SchedulingUser.ID, teams: [SchedulingTeam]) async throws(SchedulingError)
}
