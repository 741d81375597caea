import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The profiles that the change can have, in list order.
    public var profiles: [WearProfile] { records.state.value?.offeredProfiles ?? [] }

    /// The profile of the change: the chosen one, or that of the previous change; `nil` for none.
    public var profile: WearProfile? {
        guard let known = records.state.value else { return nil }
        guard case .set(let chosen)? = draft?.profile else { return known.lastProfile }
        return known.profile(chosen)
    }
}
