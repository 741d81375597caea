public import MomentumPresentation
public import MomentumSiteRotationDomain

extension Feed where Value == WatchSituation {
    public convenience init(_ client: any WatchClientProtocol) {
        self.init(fetch: client.situation, changes: client.changes)
    }
}
