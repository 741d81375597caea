import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation

/// The loaded people and teams.
@MainActor
struct AppPeople: @MainActor Equatable {
    /// A person or a team, by its name.
    struct Row: Sendable {
        let kind: String
        let name: String
        let route: SchedulingRoute
    }

    let users: [SchedulingUser]
    let teams: [SchedulingTeam]

    init(_ feed: PeopleFeed) {
        users = feed.users.value?.value ?? []
        teams = feed.teams.value?.value ?? []
    }

    var rows: [Row] {
        users.map { Row(kind: "Person", name: $0.fullName, route: .user($0.id)) }
            + teams.map { Row(kind: "Team", name: $0.name, route: .team($0.id)) }
    }
}
