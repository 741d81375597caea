public import Foundation

/// Adds a team (SC-39, SC-41).
public struct CreateTeamUseCase: CreateTeamUseCaseProtocol {
    private let teams: any TeamRepository
    private let people: any PeopleRepository
    private let locale: Locale
    private let allowsSeveralTeams: Bool

    public init(
        teams: any TeamRepository,
        people: any PeopleRepository,
        locale: Locale,
        allowsSeveralTeams: Bool
    ) {
        self.teams = teams
        self.people = people
        self.locale = locale
        self.allowsSeveralTeams = allowsSeveralTeams
    }

    public func execute(_ draft: TeamDraft) async throws(SchedulingError) -> Team {
        let current = try await people.people(.cacheFirst).value
        let rules = TeamRules(
            users: current.users ?? [],
            teams: current.teams ?? [],
            locale: locale,
            allowsSeveralTeams: allowsSeveralTeams
        )
        let problems = rules.problems(of: draft)
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await teams.createTeam(draft.trimmed)
    }
}
