import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The section of recommended locations, which ``all`` lists again.
    public var recommended: [SiteRowAdapter] { rows(sites.value?.recommended) }

    /// Every enabled location, last used first.
    public var all: [SiteRowAdapter] { rows(sites.value?.all) }

    private func rows(_ sites: [RankedLocation]?) -> [SiteRowAdapter] {
        let now = dates.now
        return (sites ?? []).map { SiteRowAdapter($0, now: now, display: display) }
    }
}
