/// Finds one team.
public protocol FindTeamUseCaseProtocol: Sendable {
    /// The team as the server has it; ``SchedulingError/notFound(kind:)`` when there is none.
    func execute(_ id: Team.ID) async throws(SchedulingError) -> Team
}
