public import MomentumPresentation
public import MomentumSiteRotationDomain
public import MomentumSiteRotationPresentation

extension SiteRotationBuilder {
    /// The places on the body on a day; `nil` means today.
    public func makeBodyMapViewModel(
        day: SiteDay? = nil,
        router: any RouterProtocol<SiteRotationRoute>
    ) -> BodyMapViewModel {
        BodyMapViewModel(
            day: day,
            records: recordsFeed,
            settings: settingsFeed,
            dates: dates,
            display: display,
            router: router
        )
    }
}
