extension SiteZoneAddition {
    /// Checks the addition against a view of the records, and returns the reason to refuse it, or
    /// `nil`.
    public func problem(in records: SiteRecords) -> SiteRotationError? {
        do throws(SiteRotationError) {
            _ = try checkedPlaces(in: records)
            return nil
        } catch {
            return error
        }
    }

    /// The places to add or to switch on again.
    func checkedPlaces(in records: SiteRecords) throws(SiteRotationError) -> [SitePlace] {
        let places = try SitePlace.places(of: self)
        guard places.contains(where: { records.location($0.id)?.isEnabled != true }) else {
            throw .zoneExists(places[0].zoneName)
        }
        return places
    }
}
