public import MomentumSiteRotationPresentation

/// The screens of records besides entries.
extension SiteRotationBuilder {
    public func makeRestsViewModel() -> SiteRestsViewModel {
        SiteRestsViewModel(
            records: recordsFeed,
            change: changeRest,
            dates: dates,
            identifiers: identifiers,
            display: display
        )
    }

    /// The wear profiles of both devices.
    public func makeProfilesViewModel() -> SiteProfilesViewModel {
        SiteProfilesViewModel(
            records: recordsFeed,
            settings: settingsFeed,
            change: changeProfile,
            identifiers: identifiers,
            display: display
        )
    }
}
