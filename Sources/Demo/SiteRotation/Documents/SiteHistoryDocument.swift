/// The answer of `momentum sites history` (CL-8).
struct SiteHistoryDocument: Encodable, Sendable {
    let entries: [SiteEntryDocument]
    /// The number of entries that match, listed or not.
    let total: Int
    /// Entries that count in nothing, because a clock was wrong.
    let ahead: [SiteEntryDocument]
}
