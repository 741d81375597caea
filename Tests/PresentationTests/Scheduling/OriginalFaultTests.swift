import Foundation
import MomentumAuthenticationDomain
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// Faults of the original client (Docs/Scheduling.md) that no single rule of a screen shows.
@MainActor
@Suite struct OriginalFaultTests {
    private let fixture = PeopleFixture()

    private nonisolated static let statement = FailureCause(
        domain: "Scheduling",
        code: 19,
        detail: "Failed query: delete from \"users\""
    )

    @Test(arguments: [
        SchedulingError.rejected(statement), .outcomeUnknown(statement),
        .repository(.unavailable(statement)), .repository(.unreadable(statement)),
        .authentication(.exchangeFailed(.other(statement))),
        .authentication(.unavailable(statement)),
    ])
    func `no message shows a text of the server (GQ-15, GQ-28, fault 9)`(error: SchedulingError) {
        let message = ErrorMessage(error)

        #expect(!message.text.contains("Failed query"))
        #expect(!message.sentence.isEmpty)
    }

    @Test func `a form that is left without saving loads nothing (SC-23, fault 20)`() async {
        await fixture.load([.fixture(1, "Ana")])
        let calls = fixture.people.loading.calls.count
        let user = await fixture.userForm(of: .fixture(1, "Ana"))
        let team = fixture.teamForm()
        user.edit { $0.fullName = "Ben" }
        team.rename("Comet")

        user.close()
        team.close()
        await fixture.feed.loadPeopleIfNeeded()

        #expect(fixture.people.loading.calls.count == calls)
        #expect(fixture.feed.users.value?.value == [.fixture(1, "Ana")])
    }

    @Test func `rows that come twice are no reason to crash (SC-3, SC-21, fault 23)`() async {
        let ana = SchedulingUser.fixture(1, "Ana")
        let member = TeamMember(id: 1, fullName: "Ana")
        let team = SchedulingTeam(id: 1, name: "Atlas", lead: member, members: [member, member])
        await fixture.load([ana, ana], [team, team])

        let list = UsersViewModel(
            feed: fixture.feed,
            display: fixture.display,
            router: fixture.router
        )
        let form = await fixture.teamForm(of: team)

        #expect(list.state.value?.rows(in: 0..<2).map(\.id) == [1, 1])
        #expect(form.candidates.map(\.id) == [1, 1])
        #expect(form.candidates.map(\.isMember) == [true, true])
        fixture.feed.show(.fixture(1, "Anna"))
        #expect(list.state.value?.users.contains { $0.fullName == "Anna" } == true)
    }
}
