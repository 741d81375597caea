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
    ) -> LoadedValue<Value> {
        LoadedValue(value, freshness: Freshness(source: source, asOf: now))
    }

    /// An answer of the server that lacks something.
    nonisolated static func partial<Value>(_ value: Value) -> LoadedValue<Value> {
        LoadedValue(
            value,
            freshness: Freshness(source: .server, asOf: now),
            remark: .rejected(FailureCause(domain: "x", code: 1))
        )
    }

    /// Loads these people, with nothing in the cache.
    func load(_ users: [SchedulingUser], _ teams: [SchedulingTeam] = []) async {
        people.loading.next(
            .failure(Self.notCached),
            .success(Self.loaded(SchedulingPeople(users: users, teams: teams)))
        )
        await feed.reloadPeople()
    }

    func userForm(_ id: SchedulingUser.ID? = nil) -> UserFormViewModel {
        UserFormViewModel(
            id: id,
            feed: feed,
            create: CreateUserUseCase(users: users),
            update: UpdateUserUseCase(users: users),
            now: Self.now,
            timeZone: .gmt,
            router: router
        )
    }

    /// The form of a user, once it is loaded.
    func userForm(of user: SchedulingUser) async -> UserFormViewModel {
        if feed.users.value == nil { await load([user]) }
        let form = userForm(user.id)
        await form.load()
        return form
    }

    /// The form of a team, once it is loaded.
    func teamForm(of team: SchedulingTeam) async -> TeamFormViewModel {
        let form = teamForm(team.id)
        await form.load()
        return form
    }

    func user(_ id: SchedulingUser.ID) -> UserViewModel {
        UserViewModel(
            id: id,
            feed: feed,
            check: CheckUserDeletionUseCase(users: users),
            delete: DeleteUserUseCase(users: users, teams: teams),
            display: display,
            router: router
        )
    }

    func team(_ id: SchedulingTeam.ID) -> TeamViewModel {
        TeamViewModel(
            id: id,
            feed: feed,
            delete: DeleteTeamUseCase(teams: teams),
            display: display,
            router: router
        )
    }

    func teamForm(_ id: SchedulingTeam.ID? = nil) -> TeamFormViewModel {
        let locale = display.locale
        return TeamFormViewModel(
            id: id,
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
            display: display,
            router: router
        )
    }
}
