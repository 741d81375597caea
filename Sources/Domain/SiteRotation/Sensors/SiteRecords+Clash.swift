extension SiteRecords {
    /// The clash of a location with the other device; `nil` if there is none.
    ///
    /// - Complexity: O(1).
    public func clash(at location: SiteLocation.ID) -> SiteClash? {
        guard let worn = activeEntryOfOther?.locationID, let place = self.location(location)?.place
        else { return nil }
        if worn == location { return .shared }
        return self.location(worn)?.place.isNear(place) == true ? .near : nil
    }

    /// The clashes of all locations with the other device.
    func clashes() -> [SiteLocation.ID: SiteClash] {
        guard activeEntryOfOther != nil else { return [:] }
        return Dictionary(
            locations.compactMap { location in clash(at: location.id).map { (location.id, $0) } }
        ) { first, _ in first }
    }
}
