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

    /// The places that the addition would change: at least one.
    func checkedPlaces(in records: SiteRecords) throws(SiteRotationError) -> [SitePlace] {
        let places = try SitePlace.places(of: self)
        let changed = places.filter { changes($0, in: records) }
        guard !changed.isEmpty else { throw .nameTaken(places[0].zone) }
        let new = changed.filter { records.configuredLocation($0.id) == nil }
        guard !new.contains(where: { $0.isNamed(like: records.allLocations) }) else {
            throw .nameTaken(places[0].zone)
        }
        return changed
    }

    /// True if the place is missing, switched off, or not used for a device of the addition.
    private func changes(_ place: SitePlace, in records: SiteRecords) -> Bool {
        guard let held = records.configuredLocation(place.id), held.isEnabled else { return true }
        return !held.usedFor.isSuperset(of: usedFor)
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
