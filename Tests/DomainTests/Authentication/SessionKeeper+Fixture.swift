import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain

extension SessionKeeper {
    /// A keeper that has looked for what an earlier process left.
    static func restored(
        _ service: MockAuthenticationService,
        tokens: MockTokenStore,
        attempts: MockSignInAttemptStore,
        clock: any WallClock,
        policy: SignInPolicy
    ) async -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: tokens,
            attempts: attempts,
            belongings: [],
            clock: clock,
            random: SequentialRandomBytes(),
            policy: policy
        )
        await keeper.restore()
        return keeper
    }
}
