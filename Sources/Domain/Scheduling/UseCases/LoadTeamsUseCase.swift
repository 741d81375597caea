public import MomentumDomain

/// Loads the teams of the space.
public protocol LoadTeamsUseCaseProtocol: Sendable {
    /// The teams, in no particular order; throws if the policy allows no source that has them.
    func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]>
}

/// Loads the teams of the space.
public struct LoadTeamsUseCase: LoadTeamsUseCaseProtocol {
    private let teams: any TeamRepository

    public init(teams: any TeamRepository) {
        self.teams = teams
    }

    public func execute(
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> LoadedValue<[SchedulingTeam]> {
        try await teams.teams(policy)
    }
}
