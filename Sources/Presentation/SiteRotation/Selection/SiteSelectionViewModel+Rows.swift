import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The locations to choose from, with their recommendations.
    public var sites: LoadState<SiteRecommendations, ErrorMessage> {
        let now = dates.now
        return records.state.combined(with: settings.state) { records, settings in
            SiteRecommender.recommend(
                records,
                at: now,
                options: RecommendationOptions(settings)
            )
        }
    }

    /// The section of recommended locations, which ``all`` lists again.
    public var recommended: [SiteRowAdapter] {
        SiteRowAdapter.rows(sites.value?.recommended, now: dates.now, display: display)
    }

    /// All enabled locations, last used first.
    public var all: [SiteRowAdapter] {
        SiteRowAdapter.rows(sites.value?.all, now: dates.now, display: display)
    }
}
