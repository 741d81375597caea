/// The teams of the active space.
public protocol TeamRepository: Sendable {
    /// All teams, in no particular order; throws when they cannot be had by this policy.
    func teams(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[Team]>

    /// One team; ``SchedulingError/notFound(_:)`` when there is none.
    func team(_ id: Team.ID) async throws(SchedulingError) -> Team

    /// Adds a team and returns it as it was stored.
    ///
    /// - Throws: ``SchedulingError/invalidReference`` for a member that does not exist.
    func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> Team

    /// Replaces name, lead and members; ``SchedulingError/notFound(_:)`` when there is no team.
    func updateTeam(_ id: Team.ID, _ draft: TeamDraft) async throws(SchedulingError) -> Team

    /// Deletes a team and no user (SC-47); false when there was none.
    func deleteTeam(_ id: Team.ID) async throws(SchedulingError) -> Bool
}
