public import Foundation

/// Replaces a team's name, lead and members.
public protocol UpdateTeamUseCaseProtocol: Sendable {
    /// Returns the stored team; ``SchedulingError/invalid(_:)`` names each broken rule.
    func execute(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam
}

/// Replaces a team's name, lead and members.
public struct UpdateTeamUseCase: UpdateTeamUseCaseProtocol {
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

    public func execute(
        _ id: SchedulingTeam.ID,
        _ draft: TeamDraft
    ) async throws(SchedulingError) -> SchedulingTeam {
        try await teams.updateTeam(id, check.checked(draft, replacing: id))
    }
}
