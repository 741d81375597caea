import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport

/// A feed over mocks, with what the tests of its screens need.
@MainActor
struct PeopleFixture {
    let users = MockUserRepository()
    let teams = MockTeamRepository()
    let people = MockPeopleRepository()
    let feed: PeopleFeed
    let router = Router<SchedulingRoute>()
    let display = SchedulingDisplay(locale: Locale(identifier: "en_US"), timeZone: .gmt)

    nonisolated static let now = Date(timeIntervalSince1970: 1_772_452_800)
    nonisolated static let offline = SchedulingError.repository(
        .unavailable(FailureCause(domain: "Transport", code: 1, isUnreachable: true))
    )
    nonisolated static let notCached = SchedulingError.repository(
        .unavailable(FailureCause(domain: "Transport", code: 15, detail: ""))
    )

    init() {
        feed = PeopleFeed(
            loadUsers: LoadUsersUseCase(users: users),
            loadTeams: LoadTeamsUseCase(teams: teams),
            loadPeople: LoadPeopleUseCase(people: people)
        )
    }

    nonisolated static func loaded<Value>(
        _ value: Value,
        _ source: Freshness.Source = .server
    ) -> Loaded<Value> {
        Loaded(value, freshness: Freshness(source: source, asOf: now))
    }

    /// Loads these people, with nothing in the cache.
    func load(_ users: [SchedulingUser], _ teams: [SchedulingTeam] = []) async {
        people.loading.next(
            .failure(Self.notCached),
            .success(Self.loaded(SchedulingPeople(users: users, teams: teams)))
        )
        await feed.reloadPeople()
    }

    func userForm(_ user: SchedulingUser? = nil) -> UserFormViewModel {
        UserFormViewModel(
            user: user,
            feed: feed,
            create: CreateUserUseCase(users: users),
            update: UpdateUserUseCase(users: users),
            now: Self.now,
            timeZone: .gmt
        )
    }

    func teamForm(_ team: SchedulingTeam? = nil) -> TeamFormViewModel {
        let locale = display.locale
        return TeamFormViewModel(
            team: team,
            feed: feed,
            create: CreateTeamUseCase(
                teams: teams,
                people: people,
                locale: locale,
                allowsSeveralTeams: false
            ),
            update: UpdateTeamUseCase(
                teams: teams,
                people: people,
                locale: locale,
                allowsSeveralTeams: false
            ),
            display: display
        )
    }
}
