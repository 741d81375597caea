public import MomentumDomain

/// One page of the history, the entry with the latest start first.
public typealias SiteHistoryPage = Page<SiteEntry, SiteHistoryCursor>
