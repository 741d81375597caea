import MomentumSiteRotationDomain

extension SiteZone {
    /// The name in sentences, in the language of the running task.
    var shownName: String { locations.first.map { said($0.place.zonePhrase) } ?? name }

    /// The name in lists, in the language of the running task.
    var listedName: String { locations.first.map { said($0.place.zoneNamePhrase) } ?? name }
}
