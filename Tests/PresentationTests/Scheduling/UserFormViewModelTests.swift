import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct UserFormViewModelTests {
    private let fixture = PeopleFixture()

    @Test func `a new form starts with today and cannot be saved without a name (SC-25, SC-28)`()
        async
    {
        let form = fixture.userForm()
        #expect(form.draft == UserDraft(newOn: CalendarDay("2026-03-02")))
        #expect(!form.canSave)
        #expect(form.shownProblems.isEmpty)

        form.leave(.name)
        #expect(form.shownProblems == [.emptyName])
        form.edit { $0.levelStartDate = .text("soon") }
        #expect(form.shownProblems == [.emptyName])
        await form.save()

        #expect(form.shownProblems == [.emptyName, .invalidDay])
        #expect(fixture.users.creating.calls.isEmpty)
    }

    @Test func `an edit that changes nothing cannot be saved (SC-26, SC-28)`() async {
        let form = await fixture.userForm(of: .fixture(1, "Ana"))

        #expect(!form.canSave)
        form.edit { $0.fullName = " Ana " }
        #expect(!form.canSave)
        form.edit { $0.jobLevel = .staff }
        #expect(form.canSave)
    }

    @Test(arguments: [("2026-03-01", false), ("2026-03-02", false), ("2026-03-03", true)])
    func `a start date after today is remarked on (SC-27)`(
        day: String,
        isRemarked: Bool
    )
        async
    {
        let form = await fixture.userForm(of: .fixture(1, "Ana"))

        form.edit { $0.levelStartDate = CalendarDay(day).map(StartDate.day) }

        #expect(form.isStartInFuture == isRemarked)
        #expect(form.shownProblems.isEmpty)
    }

    @Test func `the saved user shows everywhere, and the form is done (SC-23, SC-31, fault 20)`()
        async
    {
        await fixture.load([.fixture(1, "Ana")], [.fixture(1, members: [1])])
        let form = await fixture.userForm(of: .fixture(1, "Ana"))
        form.edit { $0.fullName = "Anna " }
        fixture.users.updating.next(.success(.fixture(1, "Anna")))

        await form.save()

        #expect(form.state == .saved(.fixture(1, "Anna")))
        #expect(fixture.users.updating.calls == [.fixture(1, "Anna")])
        #expect(fixture.feed.users.value?.value == [.fixture(1, "Anna")])
        #expect(fixture.feed.teams.value?.value.first?.lead.fullName == "Anna")
        #expect(fixture.people.loading.calls.count == 2)
    }

    @Test func `a failure keeps every input, and saving again is a new request (SC-31)`() async {
        let form = fixture.userForm()
        form.edit { $0.fullName = "Ana" }
        fixture.users.creating.next(
            .failure(PeopleFixture.offline),
            .success(.fixture(1, "Ana"))
        )

        await form.save()
        guard case .failed(let message) = form.state else {
            Issue.record("\(form.state)")
            return
        }
        #expect(message.text.hasSuffix("\n\nError: Transport 1"))
        #expect(form.draft.fullName == "Ana")
        await form.save()

        #expect(form.state == .saved(.fixture(1, "Ana")))
        #expect(fixture.users.creating.calls.count == 2)
    }

    @Test func `a second save does nothing, and closing cancels and marks the lists (SC-30)`()
        async
    {
        await fixture.load([.fixture(1, "Ana")])
        let gate = Gate<UserDraft, SchedulingUser, SchedulingError>(
            cancellation: .repository(.cancelled)
        )
        fixture.users.creating.always { draft throws(SchedulingError) in
            try await gate.pass(draft)
        }
        let form = fixture.userForm()
        form.edit { $0.fullName = "Ben" }
        let saving = Task { await form.save() }
        await gate.waitForRequests(1)

        await form.save()
        form.edit { $0.fullName = "ignored" }
        fixture.people.loading.always { _ in
            PeopleFixture.loaded(SchedulingPeople(users: [.fixture(9)], teams: []))
        }
        form.close()
        await saving.value

        #expect(gate.requests.count == 1)
        #expect(form.state == .editing)
        #expect(form.draft.fullName == "Ben")
        await fixture.feed.loadPeopleIfNeeded()
        #expect(fixture.feed.users.value?.value == [.fixture(9)])
    }

    @Test func `an unknown outcome marks the lists and says so (SC-30, GQ-18)`() async {
        await fixture.load([])
        let form = fixture.userForm()
        form.edit { $0.fullName = "Ben" }
        let cause = FailureCause(domain: "Transport", code: 3, detail: "")
        fixture.users.creating.next(.failure(.outcomeUnknown(cause)))
        fixture.people.loading.next(
            .success(PeopleFixture.loaded(SchedulingPeople(users: [], teams: [])))
        )

        await form.save()

        guard case .failed(let message) = form.state else {
            Issue.record("\(form.state)")
            return
        }
        #expect(message.text.contains("may have been stored"))
        #expect(message.text.hasSuffix("Error: Scheduling 20"))
        await fixture.feed.loadPeopleIfNeeded()
        #expect(fixture.people.loading.calls.count == 3)
    }

    @Test func `what others changed stays where nothing was touched here (SC-32)`() async {
        await fixture.load([.fixture(1, "Ana", level: .junior)])
        let form = await fixture.userForm(of: .fixture(1, "Ana", level: .junior))
        form.edit { $0.fullName = "Anna" }
        fixture.feed.show(.fixture(1, "Ana", level: .mid))
        fixture.users.updating.always { $0 }

        await form.save()

        #expect(form.draft.fullName == "Anna")
        #expect(form.draft.jobLevel == .mid)
    }

    @Test func `a newer version is offered, not forced (SC-32)`() async {
        await fixture.load([.fixture(1, "Ana")])
        let form = await fixture.userForm(of: .fixture(1, "Ana"))
        form.edit { $0.fullName = "Mine" }
        #expect(form.newer == nil)

        fixture.feed.show(SchedulingUser.fixture(1, "Theirs"))
        #expect(form.newer == .fixture(1, "Theirs"))
        #expect(form.draft.fullName == "Mine")
        form.applyNewer()

        #expect(form.draft.fullName == "Theirs")
        #expect(form.newer == nil)
        #expect(!form.canSave)
    }
}
