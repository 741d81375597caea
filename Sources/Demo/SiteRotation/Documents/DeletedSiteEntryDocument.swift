/// The answer of `momentum sites delete` (CL-8).
struct DeletedSiteEntryDocument: Encodable, Sendable {
    /// The entry as it last was; empty if it is still there.
    let changed: [SiteEntryDocument]
    let plan: SitePlanDocument
    let applied: Bool
}
