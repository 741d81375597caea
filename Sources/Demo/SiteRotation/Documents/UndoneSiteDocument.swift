import MomentumSiteRotationDomain

/// The answer of `momentum sites undo` (CL-8).
struct UndoneSiteDocument: Encodable, Sendable {
    /// The entries as they are now, or as they last were if they are gone.
    let changed: [SiteEntryDocument]
    /// The short names of the locations that changed.
    let changedLocations: [String]
    /// The entries left as they are, because they were changed since.
    let leftAlone: [SiteEntryDocument]

    init(_ undone: UndoneSiteChange, in records: SiteRecords) {
        changed = undone.entries.map { SiteEntryDocument($0, in: records) }
        changedLocations = undone.locations.map(\.shortName)
        leftAlone = undone.leftAlone.map { SiteEntryDocument($0, in: records) }
    }
}
