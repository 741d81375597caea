public import MomentumDomain

extension PeopleFeed {
    /// Forgets everything whenever a session ends, so that the next account sees nothing of it
    /// (AU-26, SC-24).
    ///
    /// Runs until its task is cancelled.
    public func followSession(_ keeper: any SessionKeeperProtocol) async {
        for await state in await keeper.states() {
            if case .signingOut = state { reset() }
        }
    }
}
