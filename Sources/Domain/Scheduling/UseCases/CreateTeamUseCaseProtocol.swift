/// Adds a team (SC-39, SC-41).
public protocol CreateTeamUseCaseProtocol: Sendable {
    /// Returns the team as it was stored; ``SchedulingError/invalid(_:)`` names each broken rule,
    /// whatever the form has checked.
    func execute(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam
}
