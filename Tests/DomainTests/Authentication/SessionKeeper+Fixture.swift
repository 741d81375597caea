import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
import MomentumDomain

extension SessionKeeper {
    /// A keeper that has looked for the remains of an earlier process.
    static func restored(
        _ service: MockAuthenticationService,
        tokens: MockTokenStore,
        attempts: MockSignInAttemptStore,
        dates: any WallClock,
        policy: SignInPolicy
    ) async -> SessionKeeper {
        let keeper = SessionKeeper(
            service: service,
            tokens: tokens,
            attempts: attempts,
            belongings: [],
            dates: dates,
            random: SequentialRandomBytes(),
            policy: policy
        )
        await keeper.restore()
        return keeper
    }
}
