import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
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
        let keeper = SessionKeeper(
            service: MockAuthenticationService(),
            tokens: MockTokenStore(SessionToken("t0ken")),
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 0)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        await fixture.load([.fixture(1, "Ana")])
        #expect(fixture.feed.users.value?.value.count == 1)

        if !isFollowingBefore { await keeper.signOut() }
        let following = Task { await fixture.feed.followSession(keeper) }
        if isFollowingBefore { await keeper.signOut() }
        await Observed.change { fixture.feed.users == .idle }
        following.cancel()
        await following.value

        #expect(fixture.feed.teams == .idle)
    }
}
