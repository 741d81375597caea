import MomentumSiteRotationDomain

extension SiteLocation {
    /// The name in the language of the running task, where no display is at hand.
    var shownName: String { said(place.displayPhrase) }
}

extension SiteZone {
    /// The name in sentences, in the language of the running task.
    var shownName: String { locations.first.map { said($0.place.zonePhrase) } ?? name }

    /// The name in lists, in the language of the running task.
    var listedName: String { locations.first.map { said($0.place.zoneNamePhrase) } ?? name }
}
