import MomentumAuthenticationDomain
import MomentumCommandLine

extension UnfinishedWork {
    /// Waits for a check of the session that is still running, at most five seconds: its answer may
    /// have a new token for the place of the stored one.
    func settle(_ keeper: any SessionKeeperProtocol) {
        add { await keeper.settle(atMost: .seconds(5), by: ContinuousClock()) }
    }
}
