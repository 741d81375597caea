import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// The way from screen to screen, and the screens of what does not exist.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SchedulingNavigationTests {
    private let fixture = PeopleFixture()
    private let ana = SchedulingUser.fixture(1, "Ana")
    private let atlas = SchedulingTeam.fixture(7, "Atlas", members: [1])

    /// Lets the next request for people answer these, with nothing in the cache.
    private func answer(_ users: [SchedulingUser], _ teams: [SchedulingTeam] = []) {
        fixture.people.loading.always { policy throws(SchedulingError) in
            guard policy != .cacheOnly else { throw PeopleFixture.notCached }
            return PeopleFixture.loaded(SchedulingPeople(users: users, teams: teams))
        }
    }

    @Test func `the form of a user loads from its id in a run that knows nothing yet (NV-2)`() async
    {
        let gate = Gate<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>(
            cancellation: nil
        )
        fixture.people.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }
        let form = fixture.userForm(1)
        #expect(form.state == .idle)

        let loading = Task { await form.load() }
        await gate.waitForRequests(1)
        #expect(form.state == .loading)
        form.edit { $0.fullName = "Too early" }
        #expect(!form.canSave)
        gate.answer(0, with: PeopleFixture.loaded(SchedulingPeople(users: [ana], teams: [])))
        await gate.waitForRequests(2)
        gate.answer(1, with: PeopleFixture.loaded(SchedulingPeople(users: [ana], teams: [])))
        await loading.value

        #expect(form.state == .editing)
        #expect(form.draft == UserDraft(ana))
    }

    @Test func `the form of a team loads from its id, with the people to choose from (NV-2)`() async
    {
        answer([ana], [atlas])
        let form = fixture.teamForm(7)

        await form.load()

        #expect(form.state == .editing)
        #expect(form.draft == TeamDraft(atlas))
        #expect(form.candidates.map(\.isMember) == [true])
    }

    @Test func `a form of nobody says so, and finds who was added meanwhile (NV-2, NV-27, NV-30)`()
        async
    {
        answer([])
        let form = fixture.userForm(1)
        let teamForm = fixture.teamForm(7)
        await form.load()
        await teamForm.load()
        #expect(form.state == .unavailable(ErrorMessage(SchedulingError.notFound(.person))))
        #expect(teamForm.state == .unavailable(ErrorMessage(SchedulingError.notFound(.team))))

        answer([ana], [atlas])
        await form.load()
        await teamForm.load()

        #expect(form.state == .editing)
        #expect(teamForm.state == .editing)
    }

    @Test func `a form that could not be read says why, and reads again (NV-2)`() async {
        fixture.people.loading.always { _ throws(SchedulingError) in throw PeopleFixture.offline }
        let form = fixture.userForm(1)
        await form.load()
        #expect(form.state == .unavailable(ErrorMessage(PeopleFixture.offline)))

        answer([ana])
        await form.load()

        #expect(form.state == .editing)
    }

    @Test(arguments: [true, false])
    func `a form leaves after saving, as a sheet and on the path (NV-7)`(isSheet: Bool) async {
        await fixture.load([ana], [atlas])
        func show(_ route: SchedulingRoute) {
            fixture.router.path = [.users, .user(1)] + (isSheet ? [] : [route])
            if isSheet { fixture.router.present(route) }
        }
        func isBack() -> Bool {
            fixture.router.path == [.users, .user(1)] && fixture.router.sheet == nil
        }

        show(.editUser(1))
        let edit = await fixture.userForm(of: ana)
        edit.edit { $0.fullName = "Anna" }
        fixture.users.updating.next(.success(.fixture(1, "Anna")))
        await edit.save()
        #expect(isBack())

        show(.newUser)
        let new = fixture.userForm()
        new.edit { $0.fullName = "Ben" }
        fixture.users.creating.next(.success(.fixture(2, "Ben")))
        await new.save()
        #expect(isBack())

        show(.editTeam(7))
        let team = await fixture.teamForm(of: atlas)
        team.rename("Comet")
        answer([ana], [atlas])
        fixture.teams.saving.next(.success(.fixture(7, "Comet", members: [1])))
        fixture.teams.loading.always { _ in PeopleFixture.loaded([]) }
        await team.save()
        #expect(isBack())
    }

    @Test func `a form whose saving failed stays (NV-7, SC-31)`() async {
        fixture.router.present(.newUser)
        let form = fixture.userForm()
        form.edit { $0.fullName = "Ben" }
        fixture.users.creating.next(.failure(PeopleFixture.offline))

        await form.save()

        #expect(fixture.router.sheet == .newUser)
        #expect(fixture.users.creating.calls.count == 1)
    }

    @Test func `the screens of a user and a team lead on to each other and to their forms (NV-7)`()
        async
    {
        await fixture.load([ana], [atlas])
        fixture.router.path = [.users, .user(1)]
        let user = fixture.user(1)
        let team = fixture.team(7)

        user.open(7)
        team.open(1)
        #expect(fixture.router.path == [.users, .user(1), .team(7), .user(1)])
        user.edit()
        #expect(fixture.router.sheet == .editUser(1))
        team.edit()
        #expect(fixture.router.sheet == .editTeam(7))
    }

    @Test func `a screen of nobody says so, and has a way back (NV-27, NV-30)`() async {
        answer([ana])
        fixture.router.path = [.users, .user(9), .team(9)]
        let (user, team) = (fixture.user(9), fixture.team(9))

        await user.load()
        await team.load()
        #expect(user.state == .unavailable(ErrorMessage(SchedulingError.notFound(.person))))
        #expect(team.state == .unavailable(ErrorMessage(SchedulingError.notFound(.team))))
        team.goBack()
        user.goBack()

        #expect(fixture.router.path == [.users])
    }

    @Test func `what was deleted leaves, with its form (NV-7, SC-44)`() async {
        await fixture.load([ana], [atlas])
        fixture.router.path = [.teams, .team(7)]
        let team = fixture.team(7)
        team.askToDelete()
        fixture.teams.deleting.next(.success(true))

        await team.confirmDeletion()

        #expect(fixture.router.path == [.teams])
    }

    @Test func `a screen that has left waits for nothing (NV-15)`() async {
        let gate = Gate<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>(
            cancellation: .repository(.cancelled)
        )
        fixture.people.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }
        fixture.router.path = [.users]
        let router = fixture.router
        let form = fixture.userForm(1)
        _ = router.screen(for: .users) { _ in SchedulingScreen.editUser(form) }
        let loading = Task { await form.load() }
        await gate.waitForRequests(1)

        router.pop()
        await loading.value

        #expect(form.state == .idle)
        #expect(fixture.feed.users == .idle)
    }
}
