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
        var (problems, source) = try await problems(of: draft, replacing: team, .cacheFirst)
        // The form may show newer rows than the cache has.
        if !problems.isEmpty, source == .cache {
            (problems, _) = try await self.problems(of: draft, replacing: team, .networkOnly)
        }
        guard problems.isEmpty else { throw .invalid(problems) }
        return draft.trimmed
    }

    private func problems(
        of draft: TeamDraft,
        replacing team: SchedulingTeam.ID?,
        _ policy: LoadPolicy
    ) async throws(SchedulingError) -> ([SchedulingProblem], Freshness.Source) {
        let loaded = try await people.people(policy)
        guard let users = loaded.value.users, let teams = loaded.value.teams else {
            throw loaded.remark ?? .notFound(.list)
        }
        let rules = TeamRules(
            users: users,
            teams: teams,
            editing: team,
            locale: locale,
            allowsSeveralTeams: allowsSeveralTeams
        )
        return (rules.problems(of: draft), loaded.freshness.source)
    }
}
