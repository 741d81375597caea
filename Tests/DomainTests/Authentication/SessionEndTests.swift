import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

/// The time in which a session ends, before it has ended.
@Suite(.timeLimit(.minutes(5))) struct SessionEndTests {
    /// Belongings whose work stops once the test says so.
    private struct HeldBelongings: AccountBelongings {
        let stop = AsyncStream<Void>.makeStream()

        func stopWork(_ reason: AuthenticationState.Reason) async {
            for await _ in stop.stream { break }
        }
        func wipe() async {}
    }

    @Test func `a check that meets the end of a session waits for it (AU-24, MD-GQ-8)`()
        async
    {
        let held = HeldBelongings()
        let keeper = SessionKeeper(
            service: MockAuthenticationService { _ in .ended },
            tokens: MockTokenStore(SessionToken("old-token")),
            attempts: MockSignInAttemptStore(),
            belongings: [held],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        while await keeper.state != .signingOut { await Task.yield() }
        let checked = Task {
            await keeper.validate()
            return await keeper.state
        }
        for _ in 0..<100 { await Task.yield() }
        held.stop.continuation.yield()

        #expect(await checked.value == .signedOut(.sessionEnded, remark: nil))
    }
}
