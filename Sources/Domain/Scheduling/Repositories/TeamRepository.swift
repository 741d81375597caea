public import MomentumDomain

/// The teams of the active space.
public protocol TeamRepository: Sendable {
    /// All teams, in no particular order; throws when this policy cannot get them.
    func teams(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[SchedulingTeam]>

    /// One team; ``SchedulingError/notFound(_:)`` when there is none.
    func team(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> SchedulingTeam

    /// Adds a team and returns it as it was stored.
    ///
    /// - Throws: ``SchedulingError/invalidReference`` for a member that does not exist.
    func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam

    /// Replaces name, lead and members; ``SchedulingError/notFound(_:)`` when there is no team.
    func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam

    /// Deletes a team and no user; returns false if there was no such team.
    func deleteTeam(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool
}
