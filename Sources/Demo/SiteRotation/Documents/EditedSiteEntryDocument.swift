/// The answer of `momentum sites edit` (CL-8).
struct EditedSiteEntryDocument: Encodable, Sendable {
    let entry: SiteEntryDocument
    /// The entries that it overlaps since the edit.
    let overlaps: [SiteEntryDocument]
    let plan: SitePlanDocument
    /// False after a dry run, or if nothing would change.
    let applied: Bool
}
