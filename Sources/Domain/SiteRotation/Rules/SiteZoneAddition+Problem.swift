import MomentumDomain

extension SiteZoneAddition {
    /// The reason to refuse the addition, according to a view of the records; `nil` if it is valid.
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
        let new = places.filter { records.location($0.id) == nil }
        guard !new.contains(where: { $0.isNamed(like: records.allLocations) }) else {
            throw .nameTaken(places[0].zone)
        }
        return places
    }
}

extension SitePlace {
    /// True if a location has the short or display name of this place (SR-179).
    fileprivate func isNamed(like locations: [SiteLocation]) -> Bool {
        let names = [shortName, displayName].map(\.comparisonKey)
        return locations.contains { other in
            names.contains(other.shortName.comparisonKey)
                || names.contains(other.displayName.comparisonKey)
        }
    }
}
