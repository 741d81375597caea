import MomentumAuthenticationDI
import MomentumCommandLine

extension UnfinishedWork {
    /// Waits for a check of the session that is still running, at most five seconds: its answer may
    /// have a new token for the place of the stored one.
    func settle(_ signIn: AuthenticationBuilder) {
        add { await signIn.settle(atMost: .seconds(5)) }
    }
}
