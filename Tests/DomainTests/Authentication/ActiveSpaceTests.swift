import Foundation
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumTestSupport
import Testing

@Suite struct ActiveSpaceTests {
    @Test func `another space goes with the next request, and answers of the last are dropped`()
        async throws
    {
        let keeper = SessionKeeper(
            service: MockAuthenticationService(),
            tokens: MockTokenStore(SessionToken("token")),
            attempts: MockSignInAttemptStore(),
            belongings: [],
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_000_000)),
            random: SequentialRandomBytes()
        )
        await keeper.restore()
        let own = try await keeper.credentials()

        await keeper.select(space: "auth-milo")

        let other = try await keeper.credentials()
        #expect([own.space, other.space] == [nil, "auth-milo"])
        #expect(await keeper.standing(of: own) == .spaceChanged)
        #expect(await keeper.standing(of: other) == .current)

        await keeper.select(space: nil)
        #expect(await keeper.standing(of: own) == .current)
    }
}
