/// Loads the teams of the space.
public protocol LoadTeamsUseCaseProtocol: Sendable {
    /// The teams, in no particular order; throws when the policy allows no source that has them.
    func execute(_ policy: LoadPolicy) async throws(SchedulingError) -> Loaded<[SchedulingTeam]>
}
