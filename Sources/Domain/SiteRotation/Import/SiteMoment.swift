/// A second and a place, which identify a row of a file (SR-102).
struct SiteMoment: Hashable {
    /// The time in whole seconds since 1970.
    let second: Int64
    /// The number of the location in ``SiteImportLocations``.
    let location: Int
}
