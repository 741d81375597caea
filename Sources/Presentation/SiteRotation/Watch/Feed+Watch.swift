public import MomentumPresentation
public import MomentumSiteRotationDomain

extension Feed where Value == WatchSituation {
    /// A feed of the watch's situation.
    public convenience init(_ client: any WatchClientProtocol) {
        self.init(fetch: client.situation, changes: client.changes)
    }
}
