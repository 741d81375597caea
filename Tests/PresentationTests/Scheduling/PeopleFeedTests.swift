import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PeopleFeedTests {
    private typealias Fixture = PeopleFixture
    private let fixture = PeopleFixture()

    @Test func `the cache shows at once and the server after it (SC-16, BX-1)`() async {
        let cached = Fixture.loaded([SchedulingUser.fixture(1, "Old")], .cache)
        let fresh = Fixture.loaded([SchedulingUser.fixture(1, "New")])
        let gate = Gate<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>(
            cancellation: .repository(.cancelled)
        )
        fixture.users.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }

        let loading = Task { await fixture.feed.reloadUsers() }
        await gate.waitForRequests(1)
        gate.answer(0, with: cached)
        await gate.waitForRequests(2)
        #expect(fixture.feed.users == .loading(previous: cached))
        gate.answer(1, with: fresh)
        await loading.value

        #expect(gate.requests == [.cacheOnly, .networkOnly])
        #expect(fixture.feed.users == .loaded(fresh))
    }

    @Test func `a change by another process shows where a list is shown already (TA-21)`() async {
        fixture.feed.followChanges(of: fixture.people)
        await fixture.load([.fixture(1, "Ana")])
        let people = SchedulingPeople(users: [.fixture(1, "Anna")], teams: nil)

        fixture.people.announce(Fixture.loaded(people, .file))
        await Observed.change { fixture.feed.users.value?.value.first?.fullName == "Anna" }

        #expect(fixture.feed.teams.value?.value == [])
    }

    @Test func `a failed reload leaves the rows, with the error beside them (SC-16, fault 10)`()
        async
    {
        await fixture.load([.fixture(1, "Ana")])
        fixture.users.loading.next(.failure(Fixture.offline))

        await fixture.feed.reloadUsers()

        #expect(fixture.feed.users.value?.value == [.fixture(1, "Ana")])
        #expect(fixture.feed.users.failure?.text.hasSuffix("Error: Transport 1") == true)
    }

    @Test func `loading again while loading uses the running load (SC-24)`() async {
        await fixture.load([])
        let gate = Gate<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>(
            cancellation: nil
        )
        fixture.users.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }

        let first = Task { await fixture.feed.reloadUsers() }
        await gate.waitForRequests(1)
        let second = Task { await fixture.feed.reloadUsers() }
        for _ in 0..<20 { await Task.yield() }
        gate.answer(0, with: Fixture.loaded([.fixture(1)]))
        await first.value
        await second.value

        #expect(gate.requests.count == 1)
    }

    @Test func `a missing half fails by itself (SC-22, GQ-17)`() async {
        let partial = Fixture.partial(SchedulingPeople(users: [.fixture(1)], teams: nil))
        fixture.people.loading.next(.failure(Fixture.notCached), .success(partial))

        await fixture.feed.reloadPeople()

        #expect(fixture.feed.users.value?.value == [.fixture(1)])
        #expect(fixture.feed.teams.failure != nil)
        #expect(fixture.people.loading.calls == [.cacheOnly, .networkOnly])
    }

    @Test func `signing out drops what is shown and what is on its way (SC-24, AU-26, fault 13)`()
        async
    {
        await fixture.load([.fixture(1)])
        let gate = Gate<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>(
            cancellation: nil
        )
        fixture.users.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }
        let loading = Task { await fixture.feed.reloadUsers() }
        await gate.waitForRequests(1)

        fixture.feed.reset()
        gate.answer(0, with: Fixture.loaded([.fixture(2, "Late")]))
        await loading.value

        #expect(fixture.feed.users == .idle)
        #expect(fixture.feed.teams == .idle)
    }

    @Test func `a list that failed for want of a network loads once when there is one (BX-11)`()
        async
    {
        fixture.users.loading.always { _ throws(SchedulingError) in throw PeopleFixture.offline }
        await fixture.feed.reloadUsers()
        let asked = fixture.users.loading.calls.count
        let connection = ManualConnection()
        let clock = TestClock()
        fixture.feed.followConnection(connection, clock: clock, random: HighRandomBytes())
        fixture.users.loading.always { _ in PeopleFixture.loaded([.fixture(1)]) }

        connection.report(false)
        connection.report(true)
        await clock.waitForSleepers()
        #expect(fixture.users.loading.calls.count == asked)
        clock.advance(by: .seconds(2))
        while fixture.feed.users.failure != nil || fixture.feed.users.isLoading {
            await Task.yield()
        }
        connection.report(true)
        connection.end()
        for _ in 0..<20 { await Task.yield() }

        #expect(fixture.feed.users.value?.value == [.fixture(1)])
        #expect(fixture.users.loading.calls.count == asked + 2)
    }
}
