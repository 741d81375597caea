import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// Lists that load while a form is opened, filled in or saved.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PeopleReloadTests {
    private typealias Fixture = PeopleFixture
    private typealias Users = LoadedValue<[SchedulingUser]>
    private let fixture = PeopleFixture()
    private let ana = SchedulingUser.fixture(1, "Ana", level: .junior)
    private let gate = Gate<LoadPolicy, Users, SchedulingError>(
        cancellation: .repository(.cancelled)
    )

    /// Holds back the loads of the users alone.
    private func holdUsers() {
        fixture.users.loading.always { [gate] policy throws(SchedulingError) in
            try await gate.pass(policy)
        }
    }

    private func answerPeople(_ users: [SchedulingUser], _ teams: [SchedulingTeam] = []) {
        fixture.people.loading.always { _ in
            Fixture.loaded(SchedulingPeople(users: users, teams: teams))
        }
    }

    @Test func `a form that opens while its list loads waits for the list (NV-2)`() async {
        await fixture.load([ana], [.fixture(9, "Atlas", members: [1])])
        holdUsers()
        let reload = Task { await fixture.feed.reloadUsers() }
        await gate.waitForRequests(1)
        let (form, team) = (fixture.userForm(1), fixture.teamForm(9))
        let loads = [Task { await form.load() }, Task { await team.load() }]
        await Observed.change { form.state == .loading && team.state == .loading }
        answerPeople([ana], [.fixture(9, "Atlas", members: [1])])

        gate.answer(0, with: Fixture.loaded([.fixture(1, "Ann")]))
        await reload.value
        for load in loads { await load.value }

        #expect(form.state == .editing)
        #expect(form.draft.fullName == "Ann")
        #expect(team.state == .editing)
    }

    @Test func `a form that waits takes the list of a newer load (NV-2, SC-23)`() async {
        await fixture.load([ana])
        holdUsers()
        let reload = Task { await fixture.feed.reloadUsers() }
        await gate.waitForRequests(1)
        let form = fixture.userForm(1)
        let load = Task { await form.load() }
        await Observed.change { form.state == .loading }

        fixture.feed.show(.fixture(2, "Ben"))
        await gate.waitForRequests(2)
        gate.answer(1, with: Fixture.loaded([.fixture(1, "Ann"), .fixture(2, "Ben")]))
        await reload.value
        await load.value

        #expect(form.state == .editing)
        #expect(form.draft.fullName == "Ann")
    }

    @Test func `a form never starts from rows of before a failure (SC-29, SC-32, MD-GQ-6)`() async {
        await fixture.load([ana])
        fixture.users.loading.next(.failure(Fixture.offline), .failure(Fixture.offline))
        await fixture.feed.reloadUsers()
        let form = fixture.userForm(1)

        await form.load()
        guard case .unavailable = form.state else {
            Issue.record("\(form.state)")
            return
        }
        fixture.users.loading.next(
            .success(Fixture.loaded([.fixture(1, "Ana", level: .staff)]))
        )
        await form.load()

        #expect(form.state == .editing)
        #expect(form.draft.jobLevel == .staff)
    }

    @Test func `a form takes nothing from an incomplete answer (GQ-17, SC-29, SC-32)`() async {
        let partial = Fixture.partial(SchedulingPeople(users: [.fixture(1)], teams: []))
        let whole = SchedulingPeople(users: [.fixture(1, "Ana")], teams: [])
        fixture.people.loading.next(.failure(Fixture.notCached), .success(partial))
        let form = fixture.userForm(1)

        await form.load()
        guard case .unavailable = form.state else {
            Issue.record("\(form.state)")
            return
        }
        fixture.people.loading.next(.success(Fixture.loaded(whole)), .success(partial))
        await form.load()
        await fixture.feed.reloadPeople()

        #expect(form.draft.fullName == "Ana")
        #expect(fixture.feed.users.value?.value == [.fixture(1)])
        #expect(form.newer == nil)
    }

    @Test func `people that could not be read are read before a team is saved (SC-31)`() async {
        await fixture.load([ana])
        fixture.teams.loading.next(.failure(Fixture.offline), .failure(Fixture.offline))
        await fixture.feed.reloadTeams()
        let form = fixture.teamForm()
        form.rename("New")
        form.toggle(1)
        form.lead(1)
        await form.save()
        #expect(form.state == .editing)
        #expect(form.people.failure != nil)

        answerPeople([ana])
        fixture.teams.loading.always { _ in Fixture.loaded([]) }
        fixture.teams.saving.next(.success(.fixture(9, "New", members: [1])))
        await form.save()

        #expect(form.state == .saved(.fixture(9, "New", members: [1])))
    }

    @Test func `lists load again at once after an unknown outcome (SC-30, GQ-18)`() async {
        await fixture.load([ana])
        let form = fixture.userForm()
        form.edit { $0.fullName = "Noor" }
        fixture.users.creating.next(.failure(.outcomeUnknown(FailureCause(domain: "T", code: 3))))
        answerPeople([ana, .fixture(2, "Noor")])

        await form.save()

        await Observed.change { fixture.feed.users.value?.value.count == 2 }
    }

    @Test func `screens that need marked lists share the load of the mark (SC-43, GQ-18)`()
        async
    {
        await fixture.load([ana])
        let people = Gate<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>(
            cancellation: .repository(.cancelled)
        )
        fixture.people.loading.always { policy throws(SchedulingError) in
            try await people.pass(policy)
        }
        fixture.feed.markForReloading()
        await people.waitForRequests(1)

        let callers = (0..<50).map { _ in Task { await fixture.feed.loadPeopleIfNeeded() } }
        for _ in 0..<1000 { await Task.yield() }
        for request in 0...1 {
            let loaded = Fixture.loaded(SchedulingPeople(users: [ana], teams: []))
            people.answer(request, with: loaded)
        }
        for caller in callers { await caller.value }

        #expect(people.requests.count == 1)
    }

    @Test func `a mark loads once, whenever its answer comes (SC-43, GQ-18)`() async {
        await fixture.load([ana])
        answerPeople([ana])
        let before = fixture.people.loading.calls.count
        for _ in 0..<500 {
            fixture.feed.markForReloading()
            await fixture.feed.loadPeopleIfNeeded()
        }
        await fixture.feed.loadPeopleIfNeeded()

        #expect(fixture.people.loading.calls.count == before + 500)
    }

    @Test func `a load that is given up or fails leaves the lists marked (SC-30)`() async {
        await fixture.load([ana])
        let people = Gate<LoadPolicy, LoadedValue<SchedulingPeople>, SchedulingError>(
            cancellation: .repository(.cancelled)
        )
        fixture.people.loading.always { policy throws(SchedulingError) in
            try await people.pass(policy)
        }
        fixture.feed.markForReloading()
        let failing = Task { await fixture.feed.loadPeopleIfNeeded() }
        await people.waitForRequests(1)
        people.fail(0, with: Fixture.offline)
        await failing.value
        let screen = fixture.user(1)
        let opening = Task { await screen.load() }
        await people.waitForRequests(2)
        screen.close()
        await opening.value

        let next = Task { await fixture.feed.loadPeopleIfNeeded() }
        await people.waitForRequests(3)
        let loaded = Fixture.loaded(SchedulingPeople(users: [.fixture(1, "Ann")], teams: []))
        people.answer(2, with: loaded)
        await next.value

        #expect(fixture.feed.users.value?.value == [.fixture(1, "Ann")])
        await fixture.feed.loadPeopleIfNeeded()
        #expect(people.requests.count == 3)
    }

    @Test(arguments: [true, false])
    func `a change does not end the load of the other rows (SC-23)`(isShown: Bool) async {
        if isShown { await fixture.load([ana]) }
        holdUsers()
        let reload = Task { await fixture.feed.reloadUsers(.networkOnly) }
        await gate.waitForRequests(1)

        fixture.feed.show(.fixture(2, "Ben"))
        await gate.waitForRequests(2)
        gate.answer(0, with: Fixture.loaded([.fixture(1, "Old")]))
        gate.answer(1, with: Fixture.loaded([.fixture(1, "Ann"), .fixture(2, "Ben")]))
        await reload.value
        await Observed.change { !fixture.feed.users.isLoading }

        #expect(fixture.feed.users.value?.value.map(\.fullName) == ["Ann", "Ben"])
    }

    @Test func `a change after a failed load loads the other rows (SC-23, BX-11)`() async {
        await fixture.load([ana])
        fixture.users.loading.next(.failure(Fixture.offline))
        await fixture.feed.reloadUsers()
        holdUsers()

        fixture.feed.show(.fixture(2, "Ben"))
        await gate.waitForRequests(1)
        gate.answer(0, with: Fixture.loaded([.fixture(1, "Ann"), .fixture(2, "Ben")]))
        await Observed.change { fixture.feed.users.value?.value.first?.fullName == "Ann" }

        #expect(fixture.feed.users.failure == nil)
    }

    @Test func `a member's new name is no newer version of the team (SC-32)`() async {
        await fixture.load([ana], [.fixture(9, "Atlas", members: [1])])
        let form = await fixture.teamForm(of: .fixture(9, "Atlas", members: [1]))

        fixture.feed.show(.fixture(1, "Anna"))

        #expect(fixture.feed.teams.value?.value.first?.members.first?.fullName == "Anna")
        #expect(form.newer == nil)
    }

    @Test func `problems of a team's field show once it is left (SC-28, SC-42)`() async {
        await fixture.load([ana])
        let form = fixture.teamForm()
        #expect(form.shownProblems.isEmpty)

        form.leave(.name)
        #expect(form.shownProblems == [.emptyName])
        form.leave(.members)

        #expect(form.shownProblems == [.emptyName, .noMembers, .noLead])
    }

    @Test func `a stored name with blanks around it is no change (SC-28)`() async {
        await fixture.load([ana], [.fixture(9, " Atlas ", members: [1])])

        let form = await fixture.teamForm(of: .fixture(9, " Atlas ", members: [1]))

        #expect(!form.canSave)
    }
}
