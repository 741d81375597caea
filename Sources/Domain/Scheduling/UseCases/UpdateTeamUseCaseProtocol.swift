/// Replaces a team's name, lead and members (SC-39, SC-41).
public protocol UpdateTeamUseCaseProtocol: Sendable {
    /// Returns the team as it was stored; ``SchedulingError/invalid(_:)`` names each broken rule,
    /// whatever the form has checked.
    func execute(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam
}
