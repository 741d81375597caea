import MomentumSiteRotationDomain

extension SiteLocation {
    /// The name in the language of the running task, where no display is at hand.
    var shownName: String { said(place.displayPhrase) }
}
