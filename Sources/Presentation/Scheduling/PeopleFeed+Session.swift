public import MomentumDomain

extension PeopleFeed {
    /// Forgets everything whenever a session ends, so that the next account sees nothing of it
    /// (AU-26, SC-24).
    ///
    /// Who begins to follow after a session has ended forgets what is left of it. Runs until its
    /// task is cancelled.
    public func followSession(_ keeper: any SessionKeeperProtocol) async {
        for await state in await keeper.states() {
            switch state {
            case .signingOut, .signedOut: reset()
            case .restoring, .signingIn, .signedIn: break
            }
        }
    }
}
