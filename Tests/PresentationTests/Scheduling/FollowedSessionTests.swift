import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FollowedSessionTests {
    private let fixture = PeopleFixture()

    @Test(arguments: [true, false])
    func `a feed that follows the session is empty once it has ended (SC-24, AU-26, fault 24)`(
        isFollowingBefore: Bool
    ) async throws {
        let keeper = keeper(SessionToken("t0ken"))
        await keeper.restore()
        await fixture.load([.fixture(1, "Ana")])
        #expect(fixture.feed.users.value?.value.count == 1)

        if !isFollowingBefore { await keeper.signOut() }
        fixture.feed.followSession(keeper)
        if isFollowingBefore { await keeper.signOut() }
        await Observed.change { fixture.feed.users == .idle }

        #expect(fixture.feed.teams == .idle)
    }

    @Test func `a load that says that nobody is signed in is not forgotten with that (NV-26)`()
        async
    {
        let keeper = keeper(nil)
        fixture.feed.followSession(keeper)
        let gate = Gate<LoadPolicy, LoadedValue<[SchedulingUser]>, SchedulingError>(
            cancellation: nil
        )
        fixture.users.loading.always { policy throws(SchedulingError) in
            try await gate.pass(policy)
        }
        let loading = Task { await fixture.feed.reloadUsers(.networkOnly) }
        await gate.waitForRequests(1)

        await keeper.restore()
        for _ in 0..<20 { await Task.yield() }
        gate.fail(0, with: .authentication(.notSignedIn))
        await loading.value

        #expect(fixture.feed.users.failure?.kind == "notSignedIn")
    }

    @Test func `a list that was refused without a session loads once there is one (TA-20)`()
        async
    {
        let keeper = keeper(SessionToken("t0ken"))
        fixture.feed.followSession(keeper)
        fixture.users.loading.always { _ throws(SchedulingError) in
            throw .authentication(.notSignedIn)
        }
        await fixture.feed.reloadUsers(.networkOnly)
        #expect(fixture.feed.users.failure?.kind == "notSignedIn")

        let people = SchedulingPeople(users: [.fixture(1, "Ana")], teams: [])
        fixture.people.loading.always { _ in PeopleFixture.loaded(people) }
        await keeper.restore()
        await Observed.change { fixture.feed.users.value?.value.count == 1 }
    }

    @Test func `a list that the end of a session took away is there with the next one (NV-24)`()
        async
    {
        let ending = keeper(SessionToken("t0ken"))
        await ending.restore()
        await fixture.load([.fixture(1, "Ana")])
        fixture.feed.followSession(ending)
        await ending.signOut()
        await Observed.change { fixture.feed.users == .idle }

        let people = SchedulingPeople(users: [.fixture(2, "Ben")], teams: [])
        fixture.people.loading.always { _ in PeopleFixture.loaded(people) }
        let next = keeper(SessionToken("next"))
        fixture.feed.followSession(next)
        await next.restore()

        await Observed.change { fixture.feed.users.value?.value.first?.fullName == "Ben" }
    }

    @Test func `the keeper goes with the feed that follows it (NV-26)`() async {
        weak var released: SessionKeeper?
        do {
            let keeper = keeper(nil)
            released = keeper
            let fixture = PeopleFixture()
            fixture.feed.followSession(keeper)
            await keeper.restore()
        }

        while released != nil { await Task.yield() }
    }

    private func keeper(_ token: SessionToken?) -> SessionKeeper {
        SessionKeeper(
            service: MockAuthenticationService(),
            tokens: MockTokenStore(token),
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 0)),
            random: SequentialRandomBytes()
        )
    }
}
