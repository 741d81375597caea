/// The answer of `momentum sites delete` (CL-8).
struct DeletedSiteEntryDocument: Encodable, Sendable {
    /// The entry in its last state; empty if it still exists.
    let changed: [SiteEntryDocument]
    let plan: SitePlanDocument
    let applied: Bool
}
