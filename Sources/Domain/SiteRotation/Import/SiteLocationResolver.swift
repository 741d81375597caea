import MomentumDomain

/// Finds the location for a text in a file (SR-106).
struct SiteLocationResolver {
    private var known: [SiteLocation.ID: SiteLocation] = [:]
    private var shortNames: [String: SiteLocation] = [:]
    private var displayNames: [String: SiteLocation] = [:]

    /// - Parameter locations: The existing locations, in the wearer's own order.
    init(_ locations: [SiteLocation]) {
        for location in locations {
            known[location.id] = location
            let shortName = location.shortName.comparisonKey
            let displayName = location.displayName.comparisonKey
            // If two locations share a name, the first one keeps it.
            if shortNames[shortName] == nil { shortNames[shortName] = location }
            if displayNames[displayName] == nil { displayNames[displayName] = location }
        }
    }

    /// The location for `text`, in the spelling of an existing one; `nil` for blank text.
    func find(_ text: String) -> SiteImportLocations.Found? {
        let key = text.comparisonKey
        if let location = shortNames[key] ?? displayNames[key] { return found(location) }
        guard let place = SitePlace(named: text) else { return nil }
        let id = place.id
        if let location = known[id] { return found(location) }
        return SiteImportLocations.Found(id: id, place: place, isKnown: false)
    }

    /// The existing location with this short name or display name.
    func known(_ text: String) -> SiteLocation? {
        shortNames[text.comparisonKey] ?? displayNames[text.comparisonKey]
    }

    private func found(_ location: SiteLocation) -> SiteImportLocations.Found {
        SiteImportLocations.Found(id: location.id, place: location.place, isKnown: true)
    }
}
