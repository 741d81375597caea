/// The answer of `momentum sites history` around its entries, which are printed as they arrive
/// (CL-8).
enum SiteHistoryDocument {
    struct Beginning: Encodable, Sendable {
        /// The entries that no calculation includes, because a clock was wrong.
        let ahead: [SiteEntryDocument]
    }

    struct End: Encodable, Sendable {
        /// The number of entries that match, listed or not.
        let total: Int
    }
}
