import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

/// The people and the teams that are known.
@MainActor
struct AppPeople: @MainActor Equatable {
    let users: [SchedulingUser]
    let teams: [SchedulingTeam]

    init(_ feed: PeopleFeed) {
        users = feed.users.value?.value ?? []
        teams = feed.teams.value?.value ?? []
    }
}
