extension SiteZoneAddition {
    /// The reason to refuse the addition by a view of the records; `nil` if there is none.
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
            throw .nameTaken(places[0].zone)
        }
        return places
    }
}
