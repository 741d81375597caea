public import MomentumDomain

/// The teams of the active space.
public protocol TeamRepository: Sendable {
    /// All teams, in no particular order; throws if this policy cannot get them.
    func teams(_ policy: LoadPolicy) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]>

    /// One team; throws ``SchedulingError/notFound(_:)`` if it does not exist.
    func team(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> SchedulingTeam

    /// Adds a team; returns the stored team.
    ///
    /// - Throws: ``SchedulingError/invalidReference`` if a member does not exist.
    func createTeam(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam

    /// Replaces name, lead and members; throws ``SchedulingError/notFound(_:)`` if the team does
    /// not exist.
    func updateTeam(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam

    /// Deletes a team but none of its users; returns false if the team did not exist.
    func deleteTeam(_ id: SchedulingTeam.ID) async throws(SchedulingError) -> Bool
}
