import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteSelectionViewModel {
    /// The profiles that the change can have, in the order of lists.
    public var profiles: [WearProfile] { records.state.value?.offeredProfiles ?? [] }

    /// The profile that the change gets: the chosen one, else that of the change before; `nil` for
    /// none.
    public var profile: WearProfile? {
        guard let known = records.state.value else { return nil }
        guard case .set(let chosen)? = draft?.profile else { return known.lastProfile }
        return known.profile(chosen)
    }
}
