import Foundation
import MomentumDomain

/// The check of a draft, shared by adding and changing a team (SC-39, SC-41).
struct TeamDraftCheck: Sendable {
    let people: any PeopleRepository
    let locale: Locale
    let allowsSeveralTeams: Bool

    /// Returns the draft to send if it satisfies the rules; `team` is the one that it replaces.
    func checked(
        _ draft: TeamDraft,
        replacing team: SchedulingTeam.ID?
    ) async throws(SchedulingError) -> TeamDraft {
        let current = try await people.people(.cacheFirst).value
        let rules = TeamRules(
            users: current.users ?? [],
            teams: current.teams ?? [],
            editing: team,
            locale: locale,
            allowsSeveralTeams: allowsSeveralTeams
        )
        let problems = rules.problems(of: draft)
        guard problems.isEmpty else { throw .invalid(problems) }
        return draft.trimmed
    }
}
