public import Foundation

/// Adds a team.
public protocol CreateTeamUseCaseProtocol: Sendable {
    /// Returns the stored team; ``SchedulingError/invalid(_:)`` names each broken rule.
    func execute(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam
}

/// Adds a team.
public struct CreateTeamUseCase: CreateTeamUseCaseProtocol {
    private let teams: any TeamRepository
    private let check: TeamDraftCheck

    /// With `allowsSeveralTeams`, a second team for a person only causes a remark; `locale`
    /// compares names.
    public init(
        teams: any TeamRepository,
        people: any PeopleRepository,
        locale: Locale,
        allowsSeveralTeams: Bool
    ) {
        self.teams = teams
        check = TeamDraftCheck(
            people: people,
            locale: locale,
            allowsSeveralTeams: allowsSeveralTeams
        )
    }

    public func execute(_ draft: TeamDraft) async throws(SchedulingError) -> SchedulingTeam {
        try await teams.createTeam(check.checked(draft, replacing: nil))
    }
}
