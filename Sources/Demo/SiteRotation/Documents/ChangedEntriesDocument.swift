/// The answer of `momentum sites delete` (CL-8).
struct ChangedEntriesDocument: Encodable, Sendable {
    /// The entries as they are now, or as they last were if they are gone.
    let changed: [SiteEntryDocument]
}
