public import MomentumDomain

/// One page of the history, latest start first.
public typealias SiteHistoryPage = Page<SiteEntry, SiteHistoryCursor>
