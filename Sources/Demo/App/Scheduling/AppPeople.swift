import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import Observation

/// The people and the teams that are known.
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

/// The people and teams that the palette finds.
@MainActor
@Observable
final class PeopleIndex {
    private var index = AppMatching.Index<AppPeople.Row>([]) { $0.name }
    @ObservationIgnored private var indexed: AppPeople?
    @ObservationIgnored private let feed: PeopleFeed

    init(_ feed: PeopleFeed) {
        self.feed = feed
    }

    /// Finds the people that are known by now, too.
    func update() async {
        let known = AppPeople(feed)
        guard known != indexed else { return }
        indexed = known
        let index = await AppMatching.Index.folding(known.rows) { $0.name }
        if known == indexed { self.index = index }
    }

    func find(_ text: String) -> [AppPeople.Row] { index.find(text) }
}

extension SchedulingRoute {
    /// The number of the person or team that the screen shows; `nil` for the other screens.
    var number: Int? {
        switch self {
        case .user(let id), .editUser(let id): id
        case .team(let id), .editTeam(let id): id
        case .users, .newUser, .teams, .newTeam: nil
        }
    }
}
