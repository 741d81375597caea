import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct UsersViewModelTests {
    private let fixture = PeopleFixture()

    private func list() -> UsersViewModel {
        UsersViewModel(feed: fixture.feed, display: fixture.display, router: fixture.router)
    }

    @Test func `rows are in order and say what SC-18 says (SC-11, SC-18)`() async {
        await fixture.load([
            .fixture(2, "zoe", ability: .productManagement, level: .staff),
            .fixture(1, "Ana", focus: .mobile),
            .fixture(3, "Ben", ability: CraftAbility(rawValue: "Juggling")),
        ])

        let rows = list().state.value?.rows(in: 0..<3)
        #expect(rows?.map(\.title) == ["Ana", "Ben", "zoe"])
        #expect(
            rows?.map(\.subtitle) == [
                "Mid · Engineering · Mobile", "Mid · Juggling", "Staff · Product Management",
            ]
        )
    }

    @Test func `rows are made for a window, which may reach beyond the end (NV-40)`() async {
        await fixture.load([.fixture(3, "Cid"), .fixture(1, "Ana"), .fixture(2, "Ben")])
        let list = list().state.value

        #expect(list?.rows(in: 1..<2).map(\.title) == ["Ben"])
        #expect(list?.rows(in: 2..<50).map(\.title) == ["Cid"])
        #expect(list?.rows(in: 3..<50) == [])
    }

    @Test func `the order follows users and filter, also after a reset (NV-40, SC-23, SC-24)`()
        async
    {
        await fixture.load([.fixture(1, "Ana"), .fixture(2, "Ben", ability: .design)])
        let list = list()
        #expect(list.state.value?.users.map(\.id) == [1, 2])

        fixture.feed.show(SchedulingUser.fixture(1, "Zoe"))
        #expect(list.state.value?.users.map(\.id) == [2, 1])
        list.choose(.design)
        #expect(list.state.value?.users.map(\.id) == [2])
        fixture.feed.reset()
        #expect(list.state == .idle)
        await fixture.load([.fixture(3, "Cid", ability: .design)])
        #expect(list.state.value?.users.map(\.id) == [3])
        list.clearFilter()

        #expect(list.state.value?.users.map(\.id) == [3])
    }

    @Test func `filter and search ask nobody and can be cleared (SC-13, SC-15, SC-17)`() async {
        await fixture.load([.fixture(1, "Ana"), .fixture(2, "Ben", ability: .design)])
        let list = list()

        list.choose(.design)
        #expect(list.state.value?.users.map(\.id) == [2])
        list.search("ana")
        #expect(list.state.value?.emptiness == .hidden)
        list.clearFilter()
        #expect(list.state.value?.users.count == 2)
        #expect(list.state.value?.emptiness == nil)
        #expect(fixture.people.loading.calls.count == 2)
    }

    @Test func `three kinds of emptiness are told apart (SC-17)`() async {
        let list = list()
        #expect(list.state == .idle)
        fixture.users.loading.next(
            .failure(PeopleFixture.notCached),
            .failure(PeopleFixture.offline)
        )
        await list.load()
        #expect(list.state.failure != nil && list.state.value == nil)
        await fixture.load([])
        #expect(list.state.value?.emptiness == .noUsers)
    }

    @Test func `a team's row counts in singular and plural (SC-19)`() {
        #expect(TeamRowAdapter(.fixture(1, members: [1])).subtitle == "User 1 · 1 member")
        #expect(TeamRowAdapter(.fixture(1, members: [1, 2])).subtitle == "User 1 · 2 members")
    }

    @Test func `a user's screen has the teams, and says which the user leads (SC-20, SC-21)`()
        async
    {
        await fixture.load(
            [.fixture(1, "Ana", start: "soon")],
            [.fixture(1, "beta", members: [2, 1]), .fixture(2, "Alpha", members: [1])]
        )
        let detail = fixture.user(1).state.value
        #expect(detail?.start == "soon")
        #expect(detail?.teams?.map(\.name) == ["Alpha", "beta"])
        #expect(detail?.teams?.map(\.isLead) == [true, false])
    }

    @Test func `a user shows without the teams, next to their failure (SC-20, GQ-17)`() async {
        let partial = PeopleFixture.partial(SchedulingPeople(users: [.fixture(1)], teams: nil))
        fixture.people.loading.next(.failure(PeopleFixture.notCached), .success(partial))
        fixture.teams.loading.next(
            .failure(PeopleFixture.notCached),
            .failure(PeopleFixture.offline)
        )
        let screen = fixture.user(1)
        await fixture.feed.reloadPeople()

        await screen.load()

        guard case .failed(let message, let detail?) = screen.state else {
            Issue.record("\(screen.state)")
            return
        }
        #expect(message.cause.isUnreachable)
        #expect(detail.name == SchedulingUser.fixture(1).fullName)
        #expect(detail.teams == nil)
    }

    @Test func `deleting asks first, and takes the user away everywhere (SC-44, SC-23)`() async {
        await fixture.load(
            [.fixture(1, "Ana"), .fixture(2, "Ben")],
            [.fixture(1, members: [1, 2])]
        )
        let lead = fixture.user(1)
        await lead.askToDelete()
        guard case .failed(let message) = lead.deletion else {
            Issue.record("\(lead.deletion)")
            return
        }
        #expect(message.text.hasSuffix("Error: Scheduling 10"))

        let ben = fixture.user(2)
        await ben.confirmDeletion()
        #expect(fixture.users.deleting.calls.isEmpty)
        fixture.users.working.next(.success(UserWork(hasUpcoming: false, hasHistory: false)))
        await ben.askToDelete()
        #expect(ben.deletion == .asking(name: "Ben"))
        fixture.teams.loading.next(.failure(PeopleFixture.offline))
        fixture.users.deleting.next(.success(false))
        await ben.confirmDeletion()

        #expect(ben.deletion == .deleted(wasGone: true))
        #expect(fixture.feed.users.value?.value.map(\.id) == [1])
        #expect(fixture.feed.teams.value?.value.first?.members.map(\.id) == [1])
    }

    @Test func `a team is deleted after its question (SC-44, SC-47)`() async {
        await fixture.load([.fixture(1)], [.fixture(7, "Atlas", members: [1])])
        let screen = fixture.team(7)
        screen.askToDelete()
        #expect(screen.deletion == .asking(name: "Atlas"))
        fixture.teams.deleting.next(.success(true))

        await screen.confirmDeletion()

        #expect(screen.deletion == .deleted(wasGone: false))
        #expect(fixture.feed.teams.value?.value == [])
        #expect(fixture.feed.users.value?.value.count == 1)
    }

    @Test(
        arguments: [
            ("momentum://scheduling/users", [.users]),
            ("momentum://scheduling/users/new", Destination(path: [.users], sheet: .newUser)),
            ("momentum://scheduling/users/3", [.users, .user(3)]),
            (
                "momentum://scheduling/users/3/edit",
                Destination(path: [.users, .user(3)], sheet: .editUser(3))
            ),
            ("momentum://scheduling/teams/3", [.teams, .team(3)]),
            ("momentum://scheduling/teams/new", Destination(path: [.teams], sheet: .newTeam)),
            (
                "momentum://scheduling/teams/3/edit",
                Destination(path: [.teams, .team(3)], sheet: .editTeam(3))
            ),
            ("momentum://scheduling/teams/0", nil), ("momentum://scheduling/teams/3000000000", nil),
        ] as [(String, Destination<SchedulingRoute>?)]
    )
    func `links open every screen, by positive 32-bit ids (SC-10, SC-50, MD-GQ-17, NV-28, NV-29)`(
        link: String,
        destination: Destination<SchedulingRoute>?
    ) {
        let table = LinkTable<SchedulingRoute>.scheduling(scheme: "momentum")

        #expect((try? table.destination(for: link)) == destination)
        if let destination { #expect(table.link(to: destination) == link) }
    }
}
