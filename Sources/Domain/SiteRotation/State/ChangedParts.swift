/// The parts of a view, besides the entries, that a change may alter.
struct ChangedParts {
    static let all = ChangedParts(places: true, rests: true, profiles: true)

    /// The locations or their order.
    private(set) var places = false
    private(set) var rests = false
    private(set) var profiles = false

    mutating func recordOrder() { places = true }

    /// Adds the parts that some writes alter.
    mutating func record(_ writes: SiteWrites) {
        places = places || !writes.places.isEmpty || writes.order.isSet
        rests = rests || !writes.rests.isEmpty
        profiles = profiles || !writes.profiles.isEmpty
    }
}
