/// The answer of `momentum sites edit` (CL-8).
struct EditedSiteEntryDocument: Encodable, Sendable {
    let entry: SiteEntryDocument
    /// The entries that it overlaps after the edit.
    let overlaps: [SiteEntryDocument]
}
