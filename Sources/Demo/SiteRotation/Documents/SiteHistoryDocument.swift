/// The answer of `momentum sites history` around its entries, which are printed as they come
/// (CL-8).
enum SiteHistoryDocument {
    struct Beginning: Encodable, Sendable {
        /// Entries that count in nothing, because a clock was wrong.
        let ahead: [SiteEntryDocument]
    }

    struct End: Encodable, Sendable {
        /// The number of entries that match, listed or not.
        let total: Int
    }
}
