import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TeamFormViewModelTests {
    private let fixture = PeopleFixture()
    private let users = [SchedulingUser.fixture(1, "Ana"), .fixture(2, "Ben"), .fixture(3, "Cid")]

    @Test func `nothing can be saved before users and teams are there (SC-33, fault 21)`() async {
        let team = SchedulingTeam.fixture(1, "Atlas", members: [1])
        let form = fixture.teamForm(1)
        #expect(!form.canSave)

        fixture.people.loading.next(
            .failure(PeopleFixture.notCached),
            .failure(PeopleFixture.offline)
        )
        await form.load()
        form.rename("Beacon")
        #expect(!form.canSave)
        #expect(form.people == .failed(ErrorMessage(PeopleFixture.offline), previous: nil))
        fixture.people.loading.next(
            .failure(PeopleFixture.notCached),
            .failure(PeopleFixture.offline)
        )
        await form.save()
        #expect(fixture.teams.saving.calls.isEmpty)

        await fixture.load(users, [team])
        await form.load()
        form.rename("Beacon")
        #expect(form.canSave)
        #expect(form.people == .loaded(form.candidates))
    }

    @Test func `who is on another team cannot be chosen, and is named (SC-34, SC-35)`() async {
        await fixture.load(users, [.fixture(1, "Atlas", members: [2])])
        let form = fixture.teamForm()

        #expect(form.candidates.map(\.name) == ["Ana", "Ben", "Cid"])
        form.toggle(2)
        form.toggle(1)

        #expect(form.draft.members == [1])
        #expect(form.candidates[1].choice == .taken(by: ["Atlas"], canToggle: false))
    }

    @Test func `the lead comes from the members, and goes with them (SC-38)`() async {
        await fixture.load(users)
        let form = fixture.teamForm()
        #expect(form.candidates.allSatisfy { !$0.isMember })

        form.lead(1)
        #expect(form.draft.lead == nil)
        form.toggle(1)
        form.lead(1)
        #expect(form.draft.lead == 1)
        form.toggle(1)
        #expect(form.draft.lead == nil)

        form.toggle(3)
        form.toggle(1)
        #expect(form.candidates.filter(\.isMember).map(\.id) == [1, 3])
    }

    @Test func `a saved team shows, and the teams are read again behind it (SC-42)`() async {
        await fixture.load(users)
        let form = fixture.teamForm()
        form.rename(" New ")
        form.toggle(3)
        form.lead(3)
        let saved = SchedulingTeam.fixture(9, "New", members: [3])
        fixture.people.loading.next(
            .success(PeopleFixture.loaded(SchedulingPeople(users: users, teams: [])))
        )
        fixture.teams.saving.next(.success(saved))
        let gate = Gate<LoadPolicy, LoadedValue<[SchedulingTeam]>, SchedulingError>(
            cancellation: nil
        )
        fixture.teams.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }

        await form.save()
        #expect(form.state == .saved(saved))
        #expect(fixture.feed.teams.value?.value == [saved])
        await gate.waitForRequests(1)
        gate.answer(0, with: PeopleFixture.loaded([saved]))

        #expect(fixture.teams.saving.calls.map(\.1.name) == ["New"])
    }

    @Test
    func `after an unknown member the teams are read before the form is offered (SC-43, fault 16)`()
        async
    {
        await fixture.load(users)
        let form = fixture.teamForm()
        form.rename("New")
        form.toggle(3)
        form.lead(3)
        let half = SchedulingTeam.fixture(9, "New", members: [3])
        fixture.people.loading.next(
            .success(PeopleFixture.loaded(SchedulingPeople(users: users, teams: []))),
            .success(PeopleFixture.loaded(SchedulingPeople(users: users, teams: [half])))
        )
        fixture.teams.saving.next(.failure(.invalidReference))

        await form.save()

        guard case .failed = form.state else {
            Issue.record("\(form.state)")
            return
        }
        #expect(fixture.feed.teams.value?.value == [half])
        // A second attempt is not possible: the half-written team holds the member.
        #expect(!form.canSave)
        #expect(form.shownProblems == [.memberOnOtherTeam(user: 3, teams: ["New"])])
        #expect(form.isNameTaken)
    }
}
